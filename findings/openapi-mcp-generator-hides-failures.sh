#!/bin/sh
# openapi-mcp-generator 4.0.1: the server that it writes returns a rejection by the API as the text of a result that is not
# marked as an error, so clients and models take it for a success. For a tool with a choice (oneOf), it fails to make the
# check of the inputs, says so on its standard error only, and sends them unchecked.
# Seen: "isError: undefined", "API Error: Status 404", "Failed to generate/evaluate Zod schema for 'addRule'".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund openapi-mcp-generator@4.0.1 @modelcontextprotocol/sdk@1.32.2 axios@1.21.1 \
  dotenv@16.6.1 json-schema-to-zod@2.8.1 zod@3.25.76 typescript@5.9.3 @types/node@22
cat >description.json <<'END'
{
  "openapi": "3.1.0",
  "info": { "title": "Rules", "version": "1.0.0" },
  "servers": [{ "url": "http://api.example" }],
  "paths": {
    "/rules": {
      "post": {
        "operationId": "addRule",
        "requestBody": {
          "required": true,
          "content": {
            "application/json": {
              "schema": {
                "oneOf": [
                  { "type": "object", "required": ["name"], "properties": { "name": { "type": "string" } } },
                  { "type": "object", "required": ["port"], "properties": { "port": { "type": "string" } } }
                ]
              }
            }
          }
        },
        "responses": { "200": { "description": "The rule." }, "404": { "description": "There is no filter." } }
      }
    }
  }
}
END
npx openapi-mcp-generator --input description.json --output server >/dev/null 2>&1
npx tsc -p server
cat >client.mjs <<'END'
import { createServer } from 'node:http'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'

const api = createServer((request, response) => response.writeHead(404).end())
await new Promise((resolve) => api.listen(0, '127.0.0.1', resolve))
const transport = new StdioClientTransport({
  command: process.execPath,
  args: ['server/build/index.js'],
  env: { API_BASE_URL: `http://127.0.0.1:${api.address().port}` },
  stderr: 'pipe',
})
let written = ''
transport.stderr.on('data', (chunk) => (written += chunk))
const client = new Client({ name: 'client', version: '1.0.0' })
await client.connect(transport)
const requestBody = { name: 'ssh' }
const { content, isError } = await client.callTool({ name: 'addRule', arguments: { requestBody } })
console.log('isError:', isError)
console.log(content[0].text.slice(0, 'API Error: Status 404'.length))
await client.close()
console.log(/Failed to generate.*'addRule'/.exec(written)?.[0])
api.close()
END
node client.mjs | tee seen
cat >expected <<'END'
isError: undefined
API Error: Status 404
Failed to generate/evaluate Zod schema for 'addRule'
END
diff expected seen && echo 'The behaviour is as described.'
