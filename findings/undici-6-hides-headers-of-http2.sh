#!/bin/sh
# undici 6.29.1, whose release line is the `fetch` of Node 22: over HTTP/2 it publishes `undici:request:create` and
# `undici:request:bodySent`, and not `undici:client:sendHeaders`, which it publishes over HTTP/1.1. undici 7.30.2
# publishes all three over both. So a missing `sendHeaders` does not mean that a request was not sent.
# Seen: "6.29.1 h2: create bodySent", the other three lines have "create sendHeaders bodySent".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund undici6@npm:undici@6.29.1 undici7@npm:undici@7.30.2
openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=localhost 2>/dev/null
cat >client.mjs <<'END'
import { channel } from 'node:diagnostics_channel'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'

const server = createSecureServer({ key: readFileSync('key.pem'), cert: readFileSync('cert.pem'), allowHTTP1: true })
server.on('request', (request, response) => request.resume().on('end', () => response.end()))
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const names = ['undici:request:create', 'undici:client:sendHeaders', 'undici:request:bodySent']
let seen = []
for (const name of names) channel(name).subscribe(() => seen.push(name.split(':')[2]))
for (const version of ['undici6', 'undici7']) {
  const { Agent, request } = await import(version)
  const { version: number } = JSON.parse(readFileSync(`node_modules/${version}/package.json`, 'utf8'))
  for (const allowH2 of [false, true]) {
    const dispatcher = new Agent({ allowH2, connect: { rejectUnauthorized: false } })
    const url = `https://localhost:${server.address().port}/`
    const { body } = await request(url, { method: 'POST', body: '{}', dispatcher })
    await body.dump()
    console.log(`${number} ${allowH2 ? 'h2' : 'http/1.1'}: ${seen.join(' ')}`)
    seen = []
    await dispatcher.destroy()
  }
}
process.exit(0)
END
node --version
node client.mjs | tee seen
cat >expected <<'END'
6.29.1 http/1.1: create sendHeaders bodySent
6.29.1 h2: create bodySent
7.30.2 http/1.1: create sendHeaders bodySent
7.30.2 h2: create sendHeaders bodySent
END
diff expected seen && echo 'The behaviour is as described.'
