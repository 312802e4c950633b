#!/bin/sh
# lftp 4.9.2: `mirror -R` over SFTP removes a changed file from the server before it sends the new one, so the file is
# missing for the length of the upload. With `xfer:use-temp-file` it sends a temporary file first, and still removes the
# old file before the rename, although OpenSSH's server 9.2 offers a rename that replaces a file.
# Seen as the requests for one changed file: "remove open close" by default, "open close remove rename" with
# `xfer:use-temp-file` and `--overwrite`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get --option APT::Sandbox::User=root --quiet download lftp=4.9.2-2+b1 openssh-sftp-server=1:9.2p1-2+deb12u10 >/dev/null
for package in *.deb; do dpkg --extract "$package" packages; done
printf '#!/bin/sh\nexec "%s" -e -l DEBUG3 2>"%s"\n' "$folder/packages/usr/lib/openssh/sftp-server" "$folder/log" >connect
chmod +x connect
mkdir new site
echo 'the new page' >new/index.html
publish() {
  echo 'the page before' >site/index.html
  packages/usr/bin/lftp -c "set sftp:connect-program '$folder/connect'; $1 open -u user,none sftp://127.0.0.1; mirror $2 new $folder/site"
  cmp new/index.html site/index.html
  grep -E '^(open|close|remove|rename|posix-rename) ' log | cut -d ' ' -f 1 | paste -sd ' '
}
{
  publish '' '-R'
  publish 'set xfer:use-temp-file yes;' '-R --overwrite'
} | tee seen
cat >expected <<'END_OF_EXPECTED'
remove open close
open close remove rename
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
