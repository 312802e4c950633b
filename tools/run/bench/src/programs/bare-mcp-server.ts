// A server that has one tool, which does nothing: all that it takes to respond is the protocol's own library.
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'

serveStdio(() => {
  const server = new McpServer({ name: 'bare', version: '1.0.0' })
  const inputSchema = fromJsonSchema({ type: 'object' })
  server.registerTool('nothing', { inputSchema }, () => ({ content: [] }))
  return server
})
