// An MCP server with one tool that does nothing, so its time to respond is that of the protocol's own library.
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'

serveStdio(() => {
  const server = new McpServer({ name: 'bare', version: '1.0.0' })
  const inputSchema = fromJsonSchema({ type: 'object' })
  server.registerTool('nothing', { inputSchema }, () => ({ content: [] }))
  return server
})
