// A server with faults: a tool that cannot be made strict, one that fails, and one that no client calls.
import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'

const closed = { type: 'object', additionalProperties: false } as const

const say = (text: string) => ({ content: [{ type: 'text' as const, text }] })

serveStdio(() => {
  const server = new McpServer({ name: 'planted', version: '1.0.0' })
  const free = {
    ...closed,
    properties: { map: { type: 'object', additionalProperties: { type: 'string' } } },
  } as const
  server.registerTool('free', { inputSchema: fromJsonSchema(free) }, () => say('{"done":true}'))
  server.registerTool('fails', { inputSchema: fromJsonSchema(closed) }, () => ({
    ...say('no'),
    isError: true,
  }))
  server.registerTool('left', { inputSchema: fromJsonSchema(closed) }, () => say('{"done":true}'))
  return server
})
