; Inno Setup makes an installer for one user, which needs no rights:
;   iscc /DVersion=1.0.0 build\package\windows\ecosfera.iss
; after build\build.py has made build\out\Ecosfera.

#ifndef Version
  #error Say which version: /DVersion=1.0.0
#endif
#define Source "..\..\out\Ecosfera"

[Setup]
AppId={{7A9E4C1B-5D02-4F86-9C35-EC05FE2ABA17}
AppName=Ecosfera Baltica
AppVersion={#Version}
AppVerName=Ecosfera Baltica {#Version}
AppPublisher=The Ecosfera developers
DefaultDirName={autopf}\Ecosfera
DefaultGroupName=Ecosfera Baltica
DisableProgramGroupPage=yes
DisableDirPage=auto
PrivilegesRequired=lowest
; a school's technician may install it for all: ecosfera-setup.exe /ALLUSERS /VERYSILENT
PrivilegesRequiredOverridesAllowed=commandline
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0
ChangesAssociations=yes
OutputDir=..\..\out\package
OutputBaseFilename=ecosfera-{#Version}-windows-setup
SetupIconFile=..\..\out\work\icons\ecosfera.ico
UninstallDisplayIcon={app}\Ecosfera.exe
Compression=lzma2
SolidCompression=yes
WizardStyle=modern
ShowLanguageDialog=auto

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "fi"; MessagesFile: "compiler:Languages\Finnish.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "it"; MessagesFile: "compiler:Languages\Italian.isl"
Name: "da"; MessagesFile: "compiler:Languages\Danish.isl"
Name: "pl"; MessagesFile: "compiler:Languages\Polish.isl"
Name: "ru"; MessagesFile: "compiler:Languages\Russian.isl"
; older versions of Inno Setup have no Swedish, and not all have the Baltic languages
#if FileExists(AddBackslash(CompilerPath) + "Languages\Swedish.isl")
Name: "sv"; MessagesFile: "compiler:Languages\Swedish.isl"
#endif
#if FileExists(AddBackslash(CompilerPath) + "Languages\Estonian.isl")
Name: "et"; MessagesFile: "compiler:Languages\Estonian.isl"
#endif
#if FileExists(AddBackslash(CompilerPath) + "Languages\Latvian.isl")
Name: "lv"; MessagesFile: "compiler:Languages\Latvian.isl"
#endif
#if FileExists(AddBackslash(CompilerPath) + "Languages\Lithuanian.isl")
Name: "lt"; MessagesFile: "compiler:Languages\Lithuanian.isl"
#endif

[Tasks]
Name: "desktopicon"; Description: "{cm:CreateDesktopIcon}"; Flags: unchecked

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[InstallDelete]
; what an older version had and this one has not
Type: filesandordirs; Name: "{app}\_internal"

[Registry]
; a double click on a saved game opens it
Root: HKA; Subkey: "Software\Classes\.ecosfera"; ValueType: string; ValueData: "Ecosfera.Save"; Flags: uninsdeletevalue uninsdeletekeyifempty
Root: HKA; Subkey: "Software\Classes\Ecosfera.Save"; ValueType: string; ValueData: "Ecosfera Baltica"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\Ecosfera.Save\DefaultIcon"; ValueType: string; ValueData: "{app}\Ecosfera.exe,0"
Root: HKA; Subkey: "Software\Classes\Ecosfera.Save\shell\open\command"; ValueType: string; ValueData: """{app}\Ecosfera.exe"" ""%1"""

[Icons]
Name: "{group}\Ecosfera Baltica"; Filename: "{app}\Ecosfera.exe"
Name: "{group}\Teachers"; Filename: "{app}\teachers"
Name: "{autodesktop}\Ecosfera Baltica"; Filename: "{app}\Ecosfera.exe"; Tasks: desktopicon

[Run]
Filename: "{app}\Ecosfera.exe"; Description: "{cm:LaunchProgram,Ecosfera Baltica}"; Flags: nowait postinstall skipifsilent
