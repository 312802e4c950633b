import type { CallToolResult, ContentBlock, McpServer } from '@modelcontextprotocol/server'
import { audio, embedded, image, noInput, text } from './content.ts'

const fixed: Readonly<Record<string, readonly ContentBlock[]>> = {
  test_simple_text: [text('This is a simple text response for testing.')],
  test_image_content: [image],
  test_audio_content: [audio],
  test_embedded_resource: [
    embedded('test://embedded-resource', 'text/plain', 'This is an embedded resource content.'),
  ],
  test_multiple_content_types: [
    text('Multiple content types test:'),
    image,
    embedded('test://mixed-content-resource', 'application/json', '{"test":"data","value":123}'),
  ],
}

/** Registers the tools of the suite that respond immediately. */
export function registerPlainTools(server: McpServer): void {
  for (const [name, content] of Object.entries(fixed))
    server.registerTool(name, { description: `Returns ${name}`, inputSchema: noInput }, () => ({
      content: [...content],
    }))
  server.registerTool(
    'test_error_handling',
    { description: 'Always fails', inputSchema: noInput },
    (): CallToolResult => {
      throw new Error('This tool intentionally returns an error for testing')
    },
  )
  server.registerTool(
    'test_tool_with_progress',
    { description: 'Reports progress three times', inputSchema: noInput },
    async (_, { mcpReq: { _meta, notify } }) => {
      const progressToken = _meta?.progressToken
      for (const progress of [0, 50, 100])
        if (progressToken !== undefined)
          await notify({ method: 'notifications/progress', params: { progressToken, progress, total: 100 } })
      return { content: [text('done')] }
    },
  )
  server.registerTool(
    'test_logging_tool',
    { description: 'Logs a message', inputSchema: noInput },
    async (_, { mcpReq }) => {
      await mcpReq.log('info', 'A message')
      return { content: [text('done')] }
    },
  )
  const triggers = {
    test_trigger_tool_change: () => server.sendToolListChanged(),
    test_trigger_prompt_change: () => server.sendPromptListChanged(),
  }
  for (const [name, change] of Object.entries(triggers))
    server.registerTool(
      name,
      { description: 'Says that a list has changed', inputSchema: noInput },
      async () => {
        change()
        return { content: [text('done')] }
      },
    )
}
