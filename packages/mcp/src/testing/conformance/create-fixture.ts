import { McpServer } from '@modelcontextprotocol/server'
import { codec, registerAskingTools } from './asking-tools.ts'
import { registerPlainTools } from './plain-tools.ts'
import { registerPrompts, registerResources } from './prompts-and-resources.ts'

/** Creates a server with the tools, prompts and resources that the protocol's conformance suite calls. */
export function createFixture(): McpServer {
  const server = new McpServer(
    { name: 'conformance', version: '1.0.0' },
    {
      capabilities: { completions: {}, logging: {} },
      cacheHints: Object.fromEntries(
        ['tools/list', 'prompts/list', 'resources/list', 'resources/templates/list', 'resources/read'].map(
          (method) => [method, { ttlMs: 60_000, cacheScope: 'private' }],
        ),
      ),
      requestState: { verify: codec.verify },
    },
  )
  server.server.setRequestHandler('completion/complete', () => ({
    completion: { values: [], hasMore: false },
  }))
  registerPlainTools(server)
  registerAskingTools(server)
  registerPrompts(server)
  registerResources(server)
  return server
}
