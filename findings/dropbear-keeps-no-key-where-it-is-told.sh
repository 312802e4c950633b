#!/bin/sh
# Dropbear 2022.83: with `-R`, a host key that is missing is made when a client asks for it. `-r FILE` names the key to
# use, but the key that `-R` makes goes to /etc/dropbear all the same, and without that folder nobody can connect.
# Seen: FILE never exists; three files of /etc/dropbear could not be created, and the client got no key.
set -eu
folder=$(mktemp -d)
trap 'kill $server 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
apt-get --option APT::Sandbox::User=root --quiet download dropbear-bin=2022.83-1+deb12u3 >/dev/null
for package in *.deb; do dpkg --extract "$package" packages; done
test ! -e /etc/dropbear || { echo 'This needs a machine without /etc/dropbear.'; exit 2; }
packages/usr/sbin/dropbear -F -E -R -r "$folder/host-key" -p 127.0.0.1:22930 -P "$folder/pid" 2>log &
server=$!
sleep 1
ssh-keyscan -T 5 -p 22930 127.0.0.1 >keys 2>/dev/null || true
sleep 1
{
  packages/usr/sbin/dropbear -V 2>&1
  test -e host-key && echo 'FILE exists' || echo 'FILE does not exist'
  echo "$(wc -l <keys) keys shown"
  sed -n 's/.*\(create new file [^.]*\)\.tmp.*/could not \1/p' log | sort -u
} | tee seen
cat >expected <<'END_OF_EXPECTED'
Dropbear v2022.83
FILE does not exist
0 keys shown
could not create new file /etc/dropbear/dropbear_ecdsa_host_key
could not create new file /etc/dropbear/dropbear_ed25519_host_key
could not create new file /etc/dropbear/dropbear_rsa_host_key
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
