import type { Sample } from '@hostwright/samples'
import { expect, test } from 'vitest'
import type { Description } from '../reference/description.ts'
import { listConsoleOperations } from './list-console-operations.ts'

const description = {
  info: { title: '', version: '1' },
  paths: {
    '/v1/servers/{uuid}': {
      get: {
        operationId: 'getServer',
        tags: ['Servers'],
        summary: 'Read a server',
        description: 'Needs the **read** scope.',
        parameters: [
          { name: 'uuid', in: 'path', required: true, description: 'As `listServers` tells, <not> guessed.' },
        ],
      },
    },
  },
} as unknown as Description
const sample = {
  operationId: 'getServer',
  method: 'server.get',
  request: { target: '/v1/servers/one' },
  preparation: [],
  programs: { typescript: 'server.get()' },
}

test('what the description says in Markdown arrives as HTML, and HTML in it as text', () => {
  const samples = [sample as unknown as Sample]
  const toMethodLink = (method: string): string => `sdk#${method}`
  const [operation] = listConsoleOperations({ description, lang: 'en', samples, toMethodLink })
  expect(operation!.description).toBe('<p>Needs the <strong>read</strong> scope.</p>\n')
  expect(operation!.parameters[0]!.description).toBe(
    '<p>As <code>listServers</code> tells, &lt;not&gt; guessed.</p>\n',
  )
  expect(operation!.parameters[0]!.value).toBe('one')
})
