# What Scripts/run and Scripts/test have in common: what Tote needs, and how it is installed. They source this file.

root=$(dirname "$(dirname "$(readlink -f "$0")")")

# The Debian packages, listed here and nowhere else.
packages_to_build=(libncurses-dev libsqlite3-dev libmd4c-dev libcurl4-openssl-dev libexpat1-dev)
# libvterm checks what is drawn on a terminal; the README's example script calls jq and git. Radicale and Xandikos are the
# servers that lists are shared on, and openssl makes their certificates.
packages_to_test=("${packages_to_build[@]}" libvterm-dev jq git radicale xandikos openssl)

say() { printf 'Scripts/%s: %s\n' "${0##*/}" "$1" >&2; }

# Exits with 69 ("unavailable" in sysexits.h), a code that neither tote nor swift uses.
refuse() {
  say "$1"
  exit 69
}

# Checks that there is a Swift as new as the first line of Package.swift demands.
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

# Installs those of the packages that are missing. The first argument is what to run where that is impossible.
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
  # All in one call, so that a password is asked for once. Package lists that cannot be updated may still be good enough.
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive sh -c '
    apt-get update -qq
    apt-get install -qq --yes --no-install-recommends "$@"
  ' sh "${missing[@]}" </dev/null >/dev/null ||
    refuse "${missing[*]} could not be installed: check the network and the messages above, then try again."
}
