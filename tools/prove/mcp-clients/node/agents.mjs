// An agent framework in its strict mode: what its model gets, and what its tools return to it.
import { getAllMcpTools, MCPServerStdio, RunContext } from '@openai/agents'
import { run } from './run.mjs'

await run(async ({ server, calls }) => {
  const connected = new MCPServerStdio(server)
  await connected.connect()
  const tools = await getAllMcpTools({ mcpServers: [connected], convertSchemasToStrict: true })
  const results = []
  for (const { name, arguments: given } of calls) {
    const tool = tools.find((one) => one.name === name)
    results.push(
      tool ? JSON.stringify(await tool.invoke(new RunContext(), JSON.stringify(given))) : 'no such tool',
    )
  }
  await connected.close()
  return {
    tools: tools.map(({ name, parameters: schema, strict: isStrict }) => ({ name, schema, isStrict })),
    results,
  }
})
