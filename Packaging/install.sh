#!/bin/sh
# Installs Tote into a folder: ./install.sh [--prefix FOLDER] (default: ~/.local). Root is not needed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=$HOME/.local
case "${1-}" in
'') ;;
--prefix) prefix=${2:?a folder must follow --prefix} ;;
*)
  echo "usage: ./install.sh [--prefix FOLDER]" >&2
  exit 2
  ;;
esac
(cd "$here" && sha256sum --quiet --check SHA256SUMS)
mkdir -p "$prefix"
for part in bin lib share; do cp -R "$here/$part" "$prefix"; done
# The timer of tote-sync starts the program that was installed.
service=$prefix/share/systemd/user/tote-sync.service
sed "s|/usr/bin/tote-sync|$prefix/bin/tote-sync|" "$here/share/systemd/user/tote-sync.service" >"$service"
echo "Installed in $prefix. ./uninstall.sh --prefix $prefix removes it; your lists stay."
case ":$PATH:" in
*":$prefix/bin:"*) ;;
*) echo "Add $prefix/bin to PATH to start it with tote." ;;
esac
