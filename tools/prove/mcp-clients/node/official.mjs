// The protocol's own client.
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { run } from './run.mjs'

await run(async ({ server, calls }) => {
  const client = new Client({ name: 'official', version: '1.0.0' })
  await client.connect(new StdioClientTransport(server))
  const { tools } = await client.listTools()
  const results = []
  for (const call of calls) {
    const { content, isError } = await client.callTool(call)
    results.push(isError ? `failed: ${content[0].text}` : content[0].text)
  }
  await client.close()
  return { tools: tools.map(({ name, inputSchema: schema }) => ({ name, schema })), results }
})
