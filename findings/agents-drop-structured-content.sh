#!/bin/sh
# @openai/agents 0.20.0 over MCP: the model gets only the texts of a tool's result. Structured content, which a tool with
# an output schema has to return, is dropped without a warning, unless a server is created with useStructuredContent. A
# server that returns a short text beside its data gives the model a summary of nothing. The specification asks for the
# data as a text too, and not every server does that.
# Seen: the tool returns "1 found" and the data { names: ["web-1"] }; the model is given "1 found" alone.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @openai/agents@0.20.0 @modelcontextprotocol/sdk@1.32.2 zod@4.6.7
cat >server.mjs <<'EOF'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { z } from 'zod'
const server = new McpServer({ name: 'names', version: '1.0.0' })
const outputSchema = { names: z.array(z.string()) }
server.registerTool('list', { description: 'Lists names.', outputSchema }, async () => ({
  content: [{ type: 'text', text: '1 found' }],
  structuredContent: { names: ['web-1'] },
}))
await server.connect(new StdioServerTransport())
EOF
cat >client.mjs <<'EOF'
import { getAllMcpTools, MCPServerStdio } from '@openai/agents'
for (const useStructuredContent of [undefined, true]) {
  const server = new MCPServerStdio({ command: process.execPath, args: ['server.mjs'], useStructuredContent })
  await server.connect()
  const [tool] = await getAllMcpTools({ mcpServers: [server] })
  const given = JSON.stringify(await tool.invoke({ context: {} }, '{}'))
  console.log(`${useStructuredContent ?? 'default'}: ${given.includes('web-1') ? 'data' : 'no data'}`)
  await server.close()
}
EOF
echo "Node $(node --version), @openai/agents 0.20.0"
OPENAI_AGENTS_DISABLE_TRACING=1 node client.mjs 2>/dev/null | tee seen
printf 'default: no data\ntrue: data\n' >expected
diff expected seen && echo 'The behaviour is as described.'
