#!/bin/sh
# The client and the fetcher that typed-openapi 2.2.7 generates take a response with a status such as 520 or 599, which the list
# of the client lacks, for a success, and return its body. A 200 whose JSON is cut off, or that names no type, is `undefined`
# without an error. Headers in `overrides` replace all others: an order is sent without its `Idempotency-Key`, as text.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund typed-openapi@2.2.7 esbuild@0.28.2 >/dev/null
cat >openapi.json <<'END'
{
  "openapi": "3.1.0",
  "info": { "title": "Orders", "version": "1.0.0" },
  "paths": {
    "/orders": {
      "post": {
        "operationId": "order",
        "parameters": [{ "name": "Idempotency-Key", "in": "header", "schema": { "type": "string" } }],
        "requestBody": {
          "required": true,
          "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Order" } } }
        },
        "responses": {
          "200": {
            "description": "Ordered",
            "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Order" } } }
          },
          "default": { "description": "Not ordered" }
        }
      }
    }
  },
  "components": {
    "schemas": { "Order": { "type": "object", "required": ["item"], "properties": { "item": { "type": "string" } } } }
  }
}
END
node_modules/.bin/typed-openapi openapi.json --output client.ts --default-fetcher fetcher.ts >/dev/null
cat >call.ts <<'END'
import { createServer } from 'node:http'

const json = 'application/json'
const responses: [number, string, string | undefined][] = [
  [200, '{"item":"a"}', json],
  [503, '{"error":"b"}', json],
  [520, '{"error":"b"}', json],
  [599, '{"error":"b"}', json],
  [200, '{"item":', json],
  [200, '{"item":"a"}', undefined],
]
let next = responses[0]!
let sent = ''
const server = createServer((request, response) => {
  sent = `key: ${request.headers['idempotency-key']}, type: ${request.headers['content-type']}`
  const [status, body, type] = next
  response.writeHead(status, type ? { 'Content-Type': type } : {}).end(body)
}).listen(0, '127.0.0.1', async () => {
  process.env.API_BASE_URL = `http://127.0.0.1:${(server.address() as { port: number }).port}`
  const { api } = await import('./fetcher')
  const order = { header: { 'Idempotency-Key': 'key' }, body: { item: 'a' } }
  for (next of responses) {
    const result = await api.post('/orders', order).then(
      (data) => `returned ${JSON.stringify(data)}`,
      (error) => `threw ${error.name} ${error.status}`,
    )
    console.log(next[0], next[1], next[2] ?? 'no type', '->', result)
  }
  next = responses[0]!
  await api.post('/orders', order)
  console.log('without overrides:', sent)
  await api.post('/orders', { ...order, overrides: { headers: { Authorization: 'Bearer key' } } })
  console.log('with a header in overrides:', sent)
  server.close()
})
END
node_modules/.bin/esbuild call.ts --bundle --platform=node --format=esm --outfile=call.mjs --log-level=error
node call.mjs | tee seen
cat >expected <<'END'
200 {"item":"a"} application/json -> returned {"item":"a"}
503 {"error":"b"} application/json -> threw TypedStatusError 503
520 {"error":"b"} application/json -> returned {"error":"b"}
599 {"error":"b"} application/json -> returned {"error":"b"}
200 {"item": application/json -> returned undefined
200 {"item":"a"} no type -> returned undefined
without overrides: key: key, type: application/json
with a header in overrides: key: undefined, type: text/plain;charset=UTF-8
END
diff expected seen && echo 'The behaviour is as described.'
