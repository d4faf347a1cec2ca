# Sourced by Scripts/run and Scripts/test: installs what Tote needs.

root=$(dirname "$(dirname "$(readlink -f "$0")")")

# The only list of these Debian packages.
packages_to_build=(libncurses-dev libsqlite3-dev libmd4c-dev libcurl4-openssl-dev libexpat1-dev)
# libvterm checks what is drawn on a terminal; the README's example script calls jq and git. Radicale and
# Xandikos are the servers for sharing lists, and openssl makes their certificates.
packages_to_test=("${packages_to_build[@]}" libvterm-dev jq git radicale xandikos openssl)

say() { printf 'Scripts/%s: %s\n' "${0##*/}" "$1" >&2; }

# Exits with 69 ("unavailable" in sysexits.h), a code that neither tote nor swift uses.
refuse() {
  say "$1"
  exit 69
}

# Checks that Swift is as new as Package.swift's first line demands.
require_swift() {
  local needed problem
  read -r _ _ needed <"$root/Package.swift"
  if [[ "$(cd "$root" && swift --version 2>/dev/null)" =~ Swift\ version\ ([0-9]+)\.([0-9]+) ]]; then
    local major=${BASH_REMATCH[1]} minor=${BASH_REMATCH[2]}
    if ((major > ${needed%.*} || (major == ${needed%.*} && minor >= ${needed#*.}))); then return; fi
    problem="Swift $major.$minor is too old"
  elif command -v swift >/dev/null; then
    problem="$(command -v swift) does not run as Swift"
  else
    problem="Swift was not found"
  fi
  refuse "$problem: install Swift $needed or newer as https://www.swift.org/install/linux says, then try again."
}

# Installs the missing packages. The first argument is the command that a system without apt-get should run.
install_missing() {
  local without_apt="install what Debian calls ${*:2} yourself, then run \"$1\"."
  shift
  command -v dpkg-query >/dev/null || refuse "This system has no apt-get: $without_apt"

  local status package missing=()
  status=$(dpkg-query --show --showformat='${Package} ${db:Status-Status}\n' "$@" 2>/dev/null) || true
  for package; do
    grep -qxF "$package installed" <<<"$status" || missing+=("$package")
  done
  ((${#missing[@]} > 0)) || return 0

  command -v apt-get >/dev/null || refuse "This system has no apt-get: $without_apt"
  local as_root=()
  if [ "$(id -u)" = 0 ]; then
    say "Installing ${missing[*]}."
  elif command -v sudo >/dev/null; then
    as_root=(sudo)
    say "Installing ${missing[*]}; sudo may ask for your password."
  else
    refuse "sudo was not found: run \"apt-get install ${missing[*]}\" as root, then try again."
  fi
  # In one call, so that sudo asks for a password once. Outdated package lists may still be good enough.
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive sh -c '
    apt-get update -qq
    apt-get install -qq --yes --no-install-recommends "$@"
  ' sh "${missing[@]}" </dev/null >/dev/null ||
    refuse "${missing[*]} could not be installed: check the network and the messages above, then try again."
}
