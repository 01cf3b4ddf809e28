#!/bin/sh
# Add Ecosfera to the desktop menu of this user: ./add-to-menu.sh
# Remove it again: ./add-to-menu.sh --remove
set -eu
here=$(cd "$(dirname "$0")" && pwd)
name=@APP_ID@
share=${XDG_DATA_HOME:-$HOME/.local/share}

if [ "${1:-}" = --remove ]; then
    rm -f "$share/applications/$name.desktop" "$share/mime/packages/$name.xml"
    rm -f "$share"/icons/hicolor/*/apps/"$name.png"
    echo "Ecosfera is no longer in the menu. Its folder and your games are still there."
else
    mkdir -p "$share/applications" "$share/mime/packages" "$share/icons"
    # In the entry the path is quoted, and these four characters need a backslash.
    quoted=$(printf '%s' "$here/ecosfera" | sed -e 's/[\\"`$]/\\&/g' -e 's/%/%%/g' -e 's/\\/\\\\/g')
    while IFS= read -r line; do
        case $line in
            Exec=*) printf 'Exec="%s" %%f\n' "$quoted" ;;
            *) printf '%s\n' "$line" ;;
        esac
    done <"$here/share/applications/$name.desktop" >"$share/applications/$name.desktop"
    cp "$here/share/mime/packages/$name.xml" "$share/mime/packages/"
    cp -R "$here/share/icons/hicolor" "$share/icons/"
    echo "Ecosfera is in the menu now. Do not move its folder, or run this again afterwards."
fi
if command -v update-mime-database >/dev/null; then
    update-mime-database "$share/mime" || true
fi
if command -v update-desktop-database >/dev/null; then
    update-desktop-database "$share/applications" || true
fi
