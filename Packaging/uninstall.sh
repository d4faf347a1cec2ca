#!/bin/sh
# Removes what install.sh has installed: ./uninstall.sh [--prefix FOLDER] (default: ~/.local). Lists and notes stay.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
prefix=$HOME/.local
case "${1-}" in
'') ;;
--prefix) prefix=${2:?a folder must follow --prefix} ;;
*)
  echo "usage: ./uninstall.sh [--prefix FOLDER]" >&2
  exit 2
  ;;
esac
(cd "$here" && find bin lib share -type f) | while read -r file; do rm -f "$prefix/$file"; done
# Folders that are empty now.
(cd "$here" && find bin lib share -depth -type d) | while read -r folder; do rmdir "$prefix/$folder" 2>/dev/null || true; done
