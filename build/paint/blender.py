"""Renders a scene with Blender as a Python module (`bpy`): the only file that needs it."""

from __future__ import annotations

import tempfile
from pathlib import Path

import bpy
import numpy as np
from mathutils import Vector

from .scene import Lamp, Look, MeshPart, Scene, StrokePart
from .vectors import Array, colour

PASSES = {"rgb": "Image", "alb": "DiffCol", "pos": "Position", "nor": "Normal", "kind": "IndexOB"}


def render(scene: Scene, width: int, height: int, samples: int) -> dict[str, Array]:
    """The passes of a scene: light, own colours, places, normals, and kinds of parts."""
    stage = _reset(width, height, samples)
    _camera(stage, scene)
    _sky(stage, scene)
    for lamp in scene.lamps:
        _lamp(stage, lamp)
    looks: dict[Look, bpy.types.Material] = {}
    for part in scene.parts:
        if part.look not in looks:
            looks[part.look] = _material(part.look)
        make = _mesh if isinstance(part, MeshPart) else _strokes
        made = make(part, looks[part.look])
        made.pass_index = part.kind
        stage.collection.objects.link(made)
    return _passes(stage)


def _reset(width: int, height: int, samples: int) -> bpy.types.Scene:
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device, c.samples, c.seed = "CPU", samples, 1
    c.use_denoising, c.use_adaptive_sampling, c.adaptive_threshold = True, True, 0.04
    c.max_bounces, c.transparent_max_bounces = 4, 12
    s.cycles_curves.shape = "RIBBONS"
    s.render.threads_mode, s.render.threads = "FIXED", 1
    s.render.resolution_x, s.render.resolution_y = width, height
    s.render.film_transparent = True
    s.view_settings.view_transform = "Standard"
    layer = s.view_layers[0]
    layer.use_pass_diffuse_color = layer.use_pass_normal = True
    layer.use_pass_position = layer.use_pass_object_index = True
    return s


def _camera(stage: bpy.types.Scene, scene: Scene) -> None:
    data = bpy.data.cameras.new("camera")
    data.sensor_fit, data.sensor_width = "HORIZONTAL", 36
    data.lens = 36 * scene.distance * scene.zoom / 4.8
    data.clip_end = 2000
    camera = bpy.data.objects.new("camera", data)
    stage.collection.objects.link(camera)
    stage.camera = camera
    a = np.radians(scene.tilt)
    camera.location = (0, -scene.distance * np.cos(a), scene.distance * np.sin(a))
    camera.rotation_euler = (np.pi / 2 - a, 0, 0)


def _sky(stage: bpy.types.Scene, scene: Scene) -> None:
    """Light from all round: one colour above, one at eye height, one below."""
    world = bpy.data.worlds.new("sky")
    stage.world, world.use_nodes = world, True
    nodes, link = world.node_tree.nodes, world.node_tree.links.new
    nodes.clear()
    where = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    spread = nodes.new("ShaderNodeMapRange")
    spread.inputs[1].default_value = -1
    ramp = nodes.new("ShaderNodeValToRGB")
    top, side, below = (tuple(colour(c)) for c in scene.sky)
    ends = ramp.color_ramp.elements
    ends[0].color, ends[1].color = (*below, 1), (*top, 1)
    ends.new(0.5).color = (*side, 1)
    shine = nodes.new("ShaderNodeBackground")
    shine.inputs[1].default_value = scene.sky_strength
    out = nodes.new("ShaderNodeOutputWorld")
    link(where.outputs["Generated"], split.inputs[0])
    link(split.outputs[2], spread.inputs[0])
    link(spread.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], shine.inputs[0])
    link(shine.outputs[0], out.inputs[0])


def _lamp(stage: bpy.types.Scene, lamp: Lamp) -> None:
    if lamp.place is None:
        data = bpy.data.lights.new("sun", "SUN")
        data.angle = np.radians(lamp.size)
        way = Vector(lamp.toward)
    else:
        data = bpy.data.lights.new("lamp", "AREA")
        data.size = lamp.size
        way = Vector(lamp.toward) - Vector(lamp.place)
    data.color, data.energy = tuple(colour(lamp.code)), lamp.strength
    made = bpy.data.objects.new("lamp", data)
    if lamp.place is not None:
        made.location = lamp.place
    made.rotation_euler = way.to_track_quat("-Z", "Y").to_euler()
    stage.collection.objects.link(made)


def _material(look: Look) -> bpy.types.Material:
    made = bpy.data.materials.new("look")
    made.use_nodes = True
    nodes, link = made.node_tree.nodes, made.node_tree.links.new
    body, out = nodes["Principled BSDF"], nodes["Material Output"]
    body.inputs["Roughness"].default_value = look.rough
    body.inputs["Specular IOR Level"].default_value = look.shine
    body.inputs["Transmission Weight"].default_value = look.clear
    if look.soft:
        body.inputs["Subsurface Weight"].default_value = look.soft
        body.inputs["Subsurface Radius"].default_value = (0.12, 0.06, 0.04)
        body.inputs["Subsurface Scale"].default_value = 0.5
    if look.code:
        tint = nodes.new("ShaderNodeRGB")
        tint.outputs[0].default_value = (*colour(look.code), 1)
        source = tint.outputs[0]
    else:
        tint = nodes.new("ShaderNodeAttribute")
        tint.attribute_name = "tint"
        source = tint.outputs["Color"]
    link(source, body.inputs["Base Color"])
    if look.glow:
        link(source, body.inputs["Emission Color"])
        body.inputs["Emission Strength"].default_value = look.glow
    if look.thin:
        through = nodes.new("ShaderNodeBsdfTranslucent")
        both = nodes.new("ShaderNodeMixShader")
        both.inputs[0].default_value = look.thin
        link(source, through.inputs[0])
        link(body.outputs[0], both.inputs[1])
        link(through.outputs[0], both.inputs[2])
        link(both.outputs[0], out.inputs[0])
    return made


def _tint(holder: bpy.types.ID, colours: Array, where: str) -> None:
    rgba = np.ones((len(colours), 4), np.float32)
    rgba[:, :3] = colours
    made = holder.attributes.new("tint", "FLOAT_COLOR", where)
    made.data.foreach_set("color", rgba.ravel())


def _mesh(part: MeshPart, look: bpy.types.Material) -> bpy.types.Object:
    data = bpy.data.meshes.new(part.name)
    corners = part.faces.shape[1]
    data.vertices.add(len(part.points))
    data.vertices.foreach_set("co", part.points.astype(np.float32).ravel())
    data.loops.add(part.faces.size)
    data.loops.foreach_set("vertex_index", part.faces.ravel().astype(np.int32))
    data.polygons.add(len(part.faces))
    data.polygons.foreach_set("loop_start", np.arange(0, part.faces.size, corners, dtype=np.int32))
    data.update()
    data.validate()
    if part.colours is not None:
        _tint(data, part.colours, "POINT")
    data.polygons.foreach_set("use_smooth", np.ones(len(data.polygons), bool))
    data.materials.append(look)
    return bpy.data.objects.new(part.name, data)


def _strokes(part: StrokePart, look: bpy.types.Material) -> bpy.types.Object:
    count, long, _ = part.points.shape
    data = bpy.data.hair_curves.new(part.name)
    data.add_curves([long] * count)
    data.position_data.foreach_set("vector", part.points.astype(np.float32).ravel())
    radius = data.attributes.get("radius") or data.attributes.new("radius", "FLOAT", "POINT")
    radius.data.foreach_set("value", part.radii.astype(np.float32).ravel())
    if part.colours is not None:
        _tint(data, part.colours, "CURVE")
    data.materials.append(look)
    return bpy.data.objects.new(part.name, data)


def _passes(stage: bpy.types.Scene) -> dict[str, Array]:
    stage.use_nodes = True
    tree = stage.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    file = tree.nodes.new("CompositorNodeOutputFile")
    found = {}
    with tempfile.TemporaryDirectory() as folder:
        file.base_path = folder
        file.format.file_format, file.format.color_depth = "OPEN_EXR", "16"
        file.file_slots.clear()
        for name, socket in PASSES.items():
            file.file_slots.new(name)
            tree.links.new(layers.outputs[socket], file.inputs[name])
        stage.frame_set(1)
        bpy.ops.render.render()
        for name in PASSES:
            image = bpy.data.images.load(str(Path(folder) / f"{name}0001.exr"))
            wide, high = image.size
            flat = np.empty(wide * high * 4, np.float32)
            image.pixels.foreach_get(flat)
            found[name] = flat.reshape(high, wide, 4)[::-1].copy()
    found["kind"] = np.rint(found["kind"][..., 0])
    return found
