#!/bin/sh
# llama-index-tools-mcp 0.6.0: what a model is shown of the inputs of a tool over MCP is made from a Pydantic model, which
# knows no oneOf and no const. A choice between two objects becomes a string, and so does the constant true; patterns and
# bounds are gone. anyOf is kept. A model that obeys sends a text where the server wants an object, and the server, which
# gets the arguments as they are, rejects them.
# Seen: "one: string or null", "any: string or integer or null", "yes: string or null", "count: integer, bounds: none".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check llama-index-tools-mcp==0.6.0 llama-index-core==0.14.25 mcp==2.3.0
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @modelcontextprotocol/sdk@1.32.2
cat >server.mjs <<'END'
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { ListToolsRequestSchema } from '@modelcontextprotocol/sdk/types.js'

const branch = (kind, value) => ({ type: 'object', properties: { kind: { const: kind }, value }, required: ['kind', 'value'] })
const properties = {
  one: { oneOf: [branch('name', { type: 'string' }), branch('number', { type: 'integer' })] },
  any: { anyOf: [{ type: 'string' }, { type: 'integer' }] },
  yes: { const: true },
  count: { type: 'integer', minimum: 1, maximum: 50, default: 20 },
}
const tool = { name: 'find', description: 'Finds.', inputSchema: { type: 'object', properties } }
const server = new Server({ name: 'find', version: '1.0.0' }, { capabilities: { tools: {} } })
server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: [tool] }))
await server.connect(new StdioServerTransport())
END
cat >client.py <<'END'
import asyncio

from llama_index.tools.mcp import BasicMCPClient, McpToolSpec


async def main():
    client = BasicMCPClient("node", args=["server.mjs"])
    [tool] = await McpToolSpec(client=client).to_tool_list_async()
    properties = tool.metadata.get_parameters_dict()["properties"]
    for name in ("one", "any", "yes"):
        print(f"{name}:", " or ".join(branch["type"] for branch in properties[name]["anyOf"]))
    count = properties["count"]
    print(f"count: {count['type']}, bounds: {count.get('maximum', 'none')}")


asyncio.run(main())
END
venv/bin/python client.py | tee seen
cat >expected <<'END'
one: string or null
any: string or integer or null
yes: string or null
count: integer, bounds: none
END
diff expected seen && echo 'The behaviour is as described.'
