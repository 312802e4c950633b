#!/bin/sh
# @ivotoby/openapi-mcp-server 1.16.1: an operation with a parameter in its path, whose body is a choice (`oneOf`), becomes a
# tool whose input schema has no `type: "object"`, which MCP asks for. A client by the MCP SDK 1.32.2 then rejects the whole
# list, so that no tool can be called. The tools of the other operations are right, and so is the choice without a parameter.
# Seen: "one operation: 1 tool", and with the second one "expected "object", at tools 1 inputSchema type".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @ivotoby/openapi-mcp-server@1.16.1 @modelcontextprotocol/sdk@1.32.2 >/dev/null
cat >list.mjs <<'END'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'

const id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
const responses = { 200: { description: 'Done' } }
const get = { operationId: 'getItem', summary: 'Get an item', parameters: [id], responses }
const object = (name) => ({ type: 'object', required: [name], properties: { [name]: { type: 'string' } } })
const schema = { oneOf: [object('preset'), object('port')] }
const requestBody = { required: true, content: { 'application/json': { schema } } }
const post = { operationId: 'addRule', summary: 'Add a rule', parameters: [id], requestBody, responses }
const info = { title: 'Items', version: '1.0.0' }

async function list(name, paths) {
  const description = JSON.stringify({ openapi: '3.1.0', info, paths })
  const args = ['node_modules/@ivotoby/openapi-mcp-server/bin/mcp-server.js', '--api-base-url', 'http://127.0.0.1']
  const env = { ...process.env, OPENAPI_SPEC_INLINE: description }
  const client = new Client({ name: 'finding', version: '1.0.0' })
  await client.connect(new StdioClientTransport({ command: 'node', args, env, stderr: 'ignore' }))
  try {
    const { tools } = await client.listTools()
    console.log(`${name}: ${tools.length} tool`)
  } catch (error) {
    const [{ code, message, path }] = JSON.parse(error.message)
    console.log(`${name}: ${code}, ${message}, at ${path.join(' ')}`)
  }
  await client.close()
}
await list('one operation', { '/items/{id}': { get } })
await list('with a choice', { '/items/{id}': { get }, '/items/{id}/rules': { post } })
END
{
  echo '@ivotoby/openapi-mcp-server 1.16.1'
  node list.mjs
} | tee seen
cat >expected <<'END'
@ivotoby/openapi-mcp-server 1.16.1
one operation: 1 tool
with a choice: invalid_value, Invalid input: expected "object", at tools 1 inputSchema type
END
diff expected seen && echo 'The behaviour is as described.'
