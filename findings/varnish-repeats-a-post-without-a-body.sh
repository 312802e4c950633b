#!/bin/sh
# Varnish 7.1.1: if a server ends a kept connection after it has read a POST without a body, Varnish sends that POST again
# over a new connection, and the client learns nothing of it. A POST with a body is sent once.
# Seen: "a POST with a body: 1, 503" and "a POST without a body: 2, 200".
set -eu
folder=$(mktemp -d)
varnish=
server=
trap '[ -z "$varnish" ] || kill "$varnish"; [ -z "$server" ] || kill "$server"; sleep 1; rm -rf "$folder"' EXIT
cd "$folder"
apt-get --option APT::Sandbox::User=root --quiet download varnish=7.1.1-2+deb12u1 libvarnishapi3=7.1.1-2+deb12u1 >/dev/null
for package in *.deb; do dpkg --extract "$package" packages; done
cat >server.mjs <<'END_OF_PROGRAM'
import { createServer } from 'node:http'
import { writeFileSync } from 'node:fs'

const posts = {}
const server = createServer(async (request, response) => {
  for await (const _ of request);
  if (request.url === '/count') return response.end(JSON.stringify(posts))
  if (request.method === 'GET') return response.end()
  posts[request.url] = (posts[request.url] ?? 0) + 1
  if (posts[request.url] === 1) request.socket.destroy()
  else response.end()
})
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)))
END_OF_PROGRAM
node server.mjs &
server=$!
while [ ! -s port ]; do sleep 0.1; done
printf 'vcl 4.1;\nbackend default { .host = "127.0.0.1"; .port = "%s"; }\n' "$(cat port)" >site.vcl
front=$(node -e "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close() })")
libraries=$(dirname "$(find "$folder/packages" -name 'libvarnish.so*' | head -n 1)"):$(dirname "$(find "$folder/packages" -name 'libvarnishapi.so*' | head -n 1)")
LD_LIBRARY_PATH=$libraries packages/usr/sbin/varnishd -V 2>&1 | head -n 1
LD_LIBRARY_PATH=$libraries packages/usr/sbin/varnishd -F -j none -a "127.0.0.1:$front" -f "$folder/site.vcl" -n "$folder/state" -s malloc,16m >log 2>&1 &
varnish=$!
cat >ask.mjs <<'END_OF_PROGRAM'
const base = `http://127.0.0.1:${process.argv[2]}`
while (!(await fetch(`${base}/`).catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 200))
for (const [name, body] of [['with', '{}'], ['without', undefined]]) {
  await (await fetch(`${base}/`, { headers: { Authorization: 'Bearer one' } })).text()
  const { status } = await fetch(`${base}/${name}`, { method: 'POST', body })
  const posts = await (await fetch(`${base}/count`, { headers: { Authorization: 'Bearer one' } })).json()
  console.log(`a POST ${name} a body: ${posts[`/${name}`]}, ${status}`)
}
END_OF_PROGRAM
node ask.mjs "$front" | tee seen
printf 'a POST with a body: 1, 503\na POST without a body: 2, 200\n' >expected
diff expected seen && echo 'The behaviour is as described.'
