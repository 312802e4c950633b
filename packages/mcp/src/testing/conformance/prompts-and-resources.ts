import {
  type ContentBlock,
  inputRequired,
  type McpServer,
  ResourceTemplate,
} from '@modelcontextprotocol/server'
import { toSchema } from '../../server/to-schema.ts'
import { answered, form } from './asking-tools.ts'
import { embedded, image, png, text } from './content.ts'

const messages = (...blocks: readonly ContentBlock[]) => ({
  messages: blocks.map((content) => ({ role: 'user' as const, content })),
})

const required = <Name extends string>(...names: readonly Name[]) =>
  toSchema<Readonly<Record<Name, string>>>({
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])),
    required: names,
  })

const describe = (name: string): { readonly description: string } => ({
  description: `Is the prompt ${name}`,
})

/** Registers the prompts that the suite asks for. */
export function registerPrompts(server: McpServer): void {
  server.registerPrompt('test_simple_prompt', describe('without arguments'), () =>
    messages(text('This is a simple prompt for testing.')),
  )
  server.registerPrompt(
    'test_prompt_with_arguments',
    { ...describe('with two arguments'), argsSchema: required('arg1', 'arg2') },
    ({ arg1, arg2 }) => messages(text(`Prompt with arguments: arg1='${arg1}', arg2='${arg2}'`)),
  )
  server.registerPrompt(
    'test_prompt_with_embedded_resource',
    { ...describe('with a resource'), argsSchema: required('resourceUri') },
    ({ resourceUri }) =>
      messages(
        embedded(resourceUri, 'text/plain', 'Embedded resource content for testing.'),
        text('Please process the embedded resource above.'),
      ),
  )
  server.registerPrompt('test_prompt_with_image', describe('with an image'), () =>
    messages(image, text('Please analyze the image above.')),
  )
  server.registerPrompt('test_input_required_result_prompt', describe('that asks first'), (context) => {
    const given = answered(context, 'user_context', 'context')
    return given === undefined
      ? inputRequired({
          inputRequests: { user_context: form('What context should the prompt use?', 'context') },
        })
      : messages(text(`The context is ${JSON.stringify(given)}`))
  })
}

/** Registers the resources that the suite asks for. */
export function registerResources(server: McpServer): void {
  const add = (name: string, mimeType: string, content: { text: string } | { blob: string }): void => {
    const uri = `test://${name}`
    server.registerResource(name, uri, { description: `Is ${name}`, mimeType }, () => ({
      contents: [{ uri, mimeType, ...content }],
    }))
  }
  add('static-text', 'text/plain', { text: 'This is the content of the static text resource.' })
  add('static-binary', 'image/png', { blob: png })
  server.registerResource(
    'template',
    new ResourceTemplate('test://template/{id}/data', { list: undefined }),
    { description: 'Has the id of its address', mimeType: 'application/json' },
    ({ href }, { id }) => ({
      contents: [
        {
          uri: href,
          mimeType: 'application/json',
          text: JSON.stringify({ id, templateTest: true, data: `Data for ID: ${String(id)}` }),
        },
      ],
    }),
  )
}
