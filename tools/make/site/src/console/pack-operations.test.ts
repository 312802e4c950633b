import { expect, test } from 'vitest'
import type { ConsoleOperation } from './console-operation.ts'
import { packOperations, unpackOperations } from './pack-operations.ts'

const read: ConsoleOperation = {
  id: 'getServer',
  method: 'GET',
  path: '/v1/servers/{uuid}',
  summary: 'Read a server',
  tag: 'Servers',
  link: 'reference/servers.html#getServer',
  sdk: { name: 'server.get', link: 'sdk#server.get' },
  isDestructive: false,
  description: '<p>Reads.</p>',
  parameters: [
    {
      name: 'uuid',
      in: 'path',
      isRequired: true,
      description: '<p>As <code>list</code> tells.</p>',
      value: 'one',
    },
  ],
  fields: [],
  program: "import { createClient } from '@hostwright/common'\n\nawait server.get()\n",
  hasResponse: true,
  preparation: [{ method: 'POST', target: '/v1/servers', body: { name: 'web' }, passedMs: 0 }],
}
const rename: ConsoleOperation = {
  ...read,
  id: 'renameServer',
  method: 'PATCH',
  fields: [{ name: 'name', kind: 'text', isRequired: true, description: 'The name.' }],
  program: read.program!.replace('get()', "rename('web')"),
  body: '{}',
}
const { program: _, ...order } = { ...rename, id: 'orderServer' }

test('packed operations are the same when they are unpacked', () => {
  const operations = [read, rename, order]
  const sent = JSON.stringify({ ...packOperations(operations), apiKey: 'key' })
  expect(unpackOperations(JSON.parse(sent))).toEqual(operations)
})

test('what operations share is stored once', () => {
  const { parts } = packOperations([read, rename, order])
  const count = (text: string): number => JSON.stringify(parts).split(text).length - 1
  expect([
    count('createClient'),
    count('As <code>list</code>'),
    count('The name.'),
    count('/v1/servers'),
  ]).toEqual([1, 1, 1, 1])
})
