#!/bin/sh
# Node 26.10.0 with undici 7.30.2: Node's own `fetch` uses HTTP/2 where the server offers it. After an import of the
# library undici, of which nothing is called, it uses HTTP/1.1: the library registers its agent as the one of the
# process, and that agent has no HTTP/2.
# Seen: "alone: 2.0" and "after the import: 1.1".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --foreground-scripts node@26.10.0 undici@7.30.2 >/dev/null
openssl req -x509 -newkey rsa:2048 -nodes -keyout key.pem -out cert.pem -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost 2>/dev/null
cat >client.mjs <<'END'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'

const server = createSecureServer({ key: readFileSync('key.pem'), cert: readFileSync('cert.pem'), allowHTTP1: true })
server.on('request', (request, response) => response.end(request.httpVersion))
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
if (process.argv[2]) await import('undici')
const response = await fetch(`https://localhost:${server.address().port}/`)
console.log(`${process.argv[2] ?? 'alone'}: ${await response.text()}`)
process.exit(0)
END
node_modules/.bin/node --version
export NODE_EXTRA_CA_CERTS=cert.pem
node_modules/.bin/node client.mjs | tee seen
node_modules/.bin/node client.mjs 'after the import' | tee -a seen
printf 'alone: 2.0\nafter the import: 1.1\n' >expected
diff expected seen && echo 'The behaviour is as described.'
