#!/bin/sh
# A tool of an MCP server by orval 8.33.0 returns an error after the call has succeeded, if the description has a choice
# (`oneOf`) or no body for the success: its output schema is no object, for which the server of the MCP SDK 1.32.2 fails.
# No tool takes the headers of its operation.
# Seen: "Cannot read properties of undefined (reading '_zod')" for the choice, and "has an output schema but no structured
# content was provided" for the 202, after the server has received each POST.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund orval@8.33.0 @modelcontextprotocol/sdk@1.32.2 zod@4.6.7 esbuild@0.28.2 >/dev/null
cat >openapi.json <<'END'
{
  "openapi": "3.1.0",
  "info": { "title": "Items", "version": "1.0.0" },
  "paths": {
    "/orders": {
      "post": {
        "operationId": "addOrder",
        "parameters": [{ "name": "Idempotency-Key", "in": "header", "schema": { "type": "string" } }],
        "requestBody": {
          "required": true,
          "content": { "application/json": { "schema": { "$ref": "#/components/schemas/NewOrder" } } }
        },
        "responses": {
          "200": {
            "description": "The order or, for a dry run, its price",
            "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Result" } } }
          }
        }
      }
    },
    "/restart": {
      "post": { "operationId": "restartItem", "responses": { "202": { "description": "Accepted" } } }
    }
  },
  "components": {
    "schemas": {
      "NewOrder": {
        "type": "object",
        "required": ["item"],
        "properties": { "item": { "type": "string" }, "dry_run": { "type": "boolean" } }
      },
      "Result": { "oneOf": [{ "$ref": "#/components/schemas/Order" }, { "$ref": "#/components/schemas/Price" }] },
      "Order": { "type": "object", "required": ["id"], "properties": { "id": { "type": "integer" } } },
      "Price": { "type": "object", "required": ["price"], "properties": { "price": { "type": "integer" } } }
    }
  }
}
END
cat >call.mjs <<'END'
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'

const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    console.log(`the server received: ${request.method} ${request.url} ${body}`)
    if (request.url === '/restart') return response.writeHead(202).end()
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"id":1}')
  })
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const baseUrl = `http://127.0.0.1:${server.address().port}`
const output = { target: 'out/items.ts', client: 'mcp', baseUrl }
writeFileSync('orval.config.mjs', `export default ${JSON.stringify({ items: { input: 'openapi.json', output } })}`)
const run = (program, ...args) => spawnSync(`node_modules/.bin/${program}`, args, { stdio: 'ignore' })
run('orval', '--config', 'orval.config.mjs')
run('esbuild', 'out/server.ts', '--bundle', '--platform=node', '--format=esm', '--packages=external', '--outfile=server.mjs')
const client = new Client({ name: 'example', version: '1.0.0' })
await client.connect(new StdioClientTransport({ command: 'node', args: ['server.mjs'], stderr: 'ignore' }))
const { tools } = await client.listTools()
for (const { name, inputSchema } of tools) console.log(`inputs of ${name}: ${Object.keys(inputSchema.properties)}`)
const order = { bodyParams: { item: 'a', dry_run: false } }
for (const [name, args] of [['addOrder', order], ['restartItem', {}]]) {
  const { isError, content } = await client.callTool({ name, arguments: args })
  console.log(`${name}: ${isError ? 'error' : 'success'}: ${content[0].text}`)
}
await client.close()
server.close()
END
{
  echo 'orval 8.33.0, @modelcontextprotocol/sdk 1.32.2'
  node call.mjs
} | tee seen
cat >expected <<'END'
orval 8.33.0, @modelcontextprotocol/sdk 1.32.2
inputs of addOrder: bodyParams
inputs of restartItem: 
the server received: POST /orders {"item":"a","dry_run":false}
addOrder: error: Cannot read properties of undefined (reading '_zod')
the server received: POST /restart 
restartItem: error: MCP error -32602: Output validation error: Tool restartItem has an output schema but no structured content was provided
END
diff expected seen && echo 'The behaviour is as described.'
