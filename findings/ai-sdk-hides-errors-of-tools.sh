#!/bin/sh
# ai 7.0.173 with @ai-sdk/mcp 2.0.99: a tool over MCP that fails, with isError, is a success for the program and the
# model. The step has a tool-result, not the tool-error of a function that throws, and what the model is given has the
# texts without the mark. A program that stops at a failed tool goes on.
# Seen: "over MCP: tool-result, content" and "thrown: tool-error, error-text", the parts of a step and the model's output.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ai@7.0.173 @ai-sdk/mcp@2.0.99 @modelcontextprotocol/sdk@1.32.2 zod@4.6.7
cat >server.mjs <<'END'
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
const server = new McpServer({ name: 'names', version: '1.0.0' })
server.registerTool('mcp', { description: 'Fails.' }, async () => ({
  isError: true,
  content: [{ type: 'text', text: 'no such name' }],
}))
await server.connect(new StdioServerTransport())
END
cat >client.mjs <<'END'
import { createMCPClient } from '@ai-sdk/mcp'
import { Experimental_StdioMCPTransport } from '@ai-sdk/mcp/mcp-stdio'
import { generateText, stepCountIs, tool } from 'ai'
import { MockLanguageModelV3 } from 'ai/test'
import { z } from 'zod'

const client = await createMCPClient({
  transport: new Experimental_StdioMCPTransport({ command: process.execPath, args: ['server.mjs'] }),
})
const fail = async () => {
  throw new Error('no such name')
}
const tools = { ...(await client.tools()), own: tool({ inputSchema: z.object({}), execute: fail }) }
const usage = { inputTokens: { total: 1 }, outputTokens: { total: 1 } }
for (const [title, toolName] of [['over MCP', 'mcp'], ['thrown', 'own']]) {
  let given
  const doGenerate = async ({ prompt }) => {
    const last = prompt.at(-1)
    if (last.role === 'tool') given = last.content[0].output.type
    const call = { type: 'tool-call', toolCallId: '1', toolName, input: '{}' }
    const isEnd = last.role === 'tool'
    const finishReason = { unified: isEnd ? 'stop' : 'tool-calls' }
    return { content: isEnd ? [{ type: 'text', text: 'end' }] : [call], finishReason, usage, warnings: [] }
  }
  const { steps } = await generateText({
    model: new MockLanguageModelV3({ doGenerate }),
    tools,
    prompt: 'Call it.',
    stopWhen: stepCountIs(2),
  })
  console.log(`${title}: ${steps[0].content.at(-1).type}, ${given}`)
}
await client.close()
END
echo "Node $(node --version), ai 7.0.173, @ai-sdk/mcp 2.0.99"
node client.mjs | tee seen
printf 'over MCP: tool-result, content\nthrown: tool-error, error-text\n' >expected
diff expected seen && echo 'The behaviour is as described.'
