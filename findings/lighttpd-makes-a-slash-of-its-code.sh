#!/bin/sh
# lighttpd 1.4.69, as a reverse proxy with the defaults of its `server.http-parseopts`: it decodes `%2F` in a path before it
# passes the request on, so a name with a slash becomes two segments, and so another operation. Other codes stay.
# Seen: "/domains/a%2Fb arrives as /domains/a/b" and "/domains/a%40b arrives as /domains/a%40b".
set -eu
folder=$(mktemp -d)
proxy=
server=
trap '[ -z "$proxy" ] || kill "$proxy"; [ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
apt-get --option APT::Sandbox::User=root --quiet download lighttpd=1.4.69-1 >/dev/null
for package in *.deb; do dpkg --extract "$package" packages; done
cat >server.mjs <<'END_OF_PROGRAM'
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'

const server = createServer((request, response) => response.end(request.url))
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)))
END_OF_PROGRAM
node server.mjs &
server=$!
while [ ! -s port ]; do sleep 0.1; done
front=$(node -e "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close() })")
cat >lighttpd.conf <<END_OF_FILE
server.document-root = "$folder"
server.bind = "127.0.0.1"
server.port = $front
server.modules = ("mod_proxy")
proxy.server = ("/" => (("host" => "127.0.0.1", "port" => $(cat port))))
END_OF_FILE
packages/usr/sbin/lighttpd -v | head -n 1
packages/usr/sbin/lighttpd -D -f lighttpd.conf -m "$folder/packages/usr/lib/lighttpd" >log 2>&1 &
proxy=$!
cat >ask.mjs <<'END_OF_PROGRAM'
const base = `http://127.0.0.1:${process.argv[2]}`
while (!(await fetch(base).catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 200))
for (const path of ['/domains/a%2Fb', '/domains/a%40b']) console.log(`${path} arrives as ${await (await fetch(base + path)).text()}`)
END_OF_PROGRAM
node ask.mjs "$front" | tee seen
printf '/domains/a%%2Fb arrives as /domains/a/b\n/domains/a%%40b arrives as /domains/a%%40b\n' >expected
diff expected seen && echo 'The behaviour is as described.'
