#!/bin/sh
# Swagger UI 5.35.0 shows a parameter of a path without its name if it is a reference beside the operations. It then requires no
# value, and drops one that is entered: "Execute" sends the write to `/servers/{id}/reboot`, with the braces as codes. The
# same reference in the operation works. "Try it out" also sends an optional header with the example of the description, so
# two orders that nobody has given a key have the same `Idempotency-Key`.
# Seen: the lines at the end of the script. It needs Chromium (apt-get install chromium-headless-shell).
set -eu
browser=$(command -v chromium-headless-shell || command -v chromium)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund swagger-ui-dist@5.35.0 puppeteer-core@24.43.1 >/dev/null
cat >openapi.json <<'END'
{
  "openapi": "3.1.0",
  "info": { "title": "Servers", "version": "1.0.0" },
  "paths": {
    "/servers/{id}/reboot": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": { "operationId": "beside", "responses": { "202": { "description": "Accepted" } } }
    },
    "/servers/{id}/stop": {
      "post": {
        "operationId": "inside",
        "parameters": [{ "$ref": "#/components/parameters/Id" }],
        "responses": { "202": { "description": "Accepted" } }
      }
    },
    "/orders": {
      "post": {
        "operationId": "order",
        "parameters": [
          { "name": "Idempotency-Key", "in": "header", "schema": { "type": "string" }, "example": "example-key" }
        ],
        "responses": { "202": { "description": "Accepted" } }
      }
    }
  },
  "components": {
    "parameters": { "Id": { "name": "id", "in": "path", "required": true, "schema": { "type": "string" } } }
  }
}
END
cat >index.html <<'END'
<!doctype html>
<meta charset="utf-8" />
<div id="ui"></div>
<script src="node_modules/swagger-ui-dist/swagger-ui-bundle.js"></script>
<script>
  SwaggerUIBundle({ url: 'openapi.json', dom_id: '#ui', docExpansion: 'full', tryItOutEnabled: true })
</script>
END
cat >run.mjs <<'END'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

import { launch } from 'puppeteer-core'

let requests = []
const server = createServer(({ method, url, headers }, response) => {
  if (method === 'GET') {
    const known = ['/index.html', '/openapi.json', '/node_modules/swagger-ui-dist/swagger-ui-bundle.js']
    const type = url.endsWith('.html') ? 'text/html' : 'application/octet-stream'
    if (!known.includes(url)) response.writeHead(404).end()
    else response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8` }).end(readFileSync(`.${url}`))
    return
  }
  requests.push(`${method} ${url} ${headers['idempotency-key'] ?? ''}`.trim())
  response.writeHead(202).end()
}).listen(0, '127.0.0.1')
const browser = await launch({ executablePath: process.argv[2], args: ['--no-sandbox'] })
const page = await browser.newPage()
await page.goto(`http://127.0.0.1:${server.address().port}/index.html`)
await page.waitForSelector('#operations-default-order .execute')
await setTimeout(5000)
async function execute(id) {
  requests = []
  await page.$eval(`#operations-default-${id} .execute`, (button) => button.click())
  await setTimeout(1500)
  return requests.join(', ') || 'nothing'
}
for (const id of ['beside', 'inside']) {
  const empty = await execute(id)
  await page.type(`#operations-default-${id} .parameters input[type=text]`, 'web')
  await setTimeout(1000)
  console.log(`${id}: empty: ${empty}; with web: ${await execute(id)}`)
}
console.log(`order: ${await execute('order')}; again: ${await execute('order')}`)
await browser.close()
server.close()
END
node run.mjs "$browser" | tee seen
cat >expected <<'END'
beside: empty: POST /servers/%7Bid%7D/reboot; with web: POST /servers/%7Bid%7D/reboot
inside: empty: nothing; with web: POST /servers/web/stop
order: POST /orders example-key; again: POST /orders example-key
END
diff expected seen && echo 'The behaviour is as described.'
