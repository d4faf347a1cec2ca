# Sourced by Packaging/deb and Packaging/tarball.

# `tote --version` names the commit of a package.
export TOTE_COMMIT
TOTE_COMMIT=$(git rev-parse --short=8 HEAD 2>/dev/null || true)

# Two builds of one commit are the same.
export SOURCE_DATE_EPOCH
SOURCE_DATE_EPOCH=${SOURCE_DATE_EPOCH:-$(git log -1 --format=%ct 2>/dev/null || date +%s)}

# The manual of tote-sync: its help, as a page for man. Argument: the program.
sync_manual() {
  printf '.TH TOTE-SYNC 1\n.SH NAME\ntote-sync \\- share the lists of tote\n.SH DESCRIPTION\n.nf\n'
  "$1" --help | sed 's/\\/\\e/g; s/-/\\-/g; s/^\([.'"'"']\)/\\\&\1/'
}
