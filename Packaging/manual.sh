# Sourced by Packaging/deb and Packaging/tarball.

# The manual of tote-sync: its help, as a page for man. Argument: the program.
sync_manual() {
  printf '.TH TOTE-SYNC 1\n.SH NAME\ntote-sync \\- share the lists of tote\n.SH DESCRIPTION\n.nf\n'
  "$1" --help | sed 's/\\/\\e/g; s/-/\\-/g; s/^\([.'"'"']\)/\\\&\1/'
}
