import { expect, test } from 'vitest'
import { applyOverlay } from '../overlay/apply-overlay.ts'
import { toOverlay } from './to-overlay.ts'

const description = {
  openapi: '3.1.0',
  info: { title: 'Title', version: '1.0.0', description: 'Not translated.' },
  tags: [{ name: "The owner's", description: 'Text.' }],
  servers: [{ url: 'https://api.example.com', description: 'Text.' }],
  paths: {
    '/a/{id}': {
      get: {
        summary: 'Title',
        parameters: [
          { name: 'id', in: 'path', required: true, description: 'Text.', schema: { type: 'string' } },
        ],
        responses: { 200: { description: 'Text.' } },
      },
    },
  },
  components: {},
}
const memory = new Map([
  ['Title', '題'],
  ['Text.', '文です。'],
  ["The owner's", '契約者'],
])
const overlay = toOverlay(description, memory, { title: 'A test', version: '1' })

test('an operation is one action, and a part of a list an action of its own', () => {
  expect(overlay.actions).toEqual([
    { target: '$.info', update: { title: '題' } },
    {
      target: String.raw`$.tags[?(@.name=='The owner\'s')]`,
      update: { description: '文です。', 'x-displayName': '契約者' },
    },
    { target: '$.servers[0]', update: { description: '文です。' } },
    {
      target: "$.paths['/a/{id}'].get",
      update: { summary: '題', responses: { 200: { description: '文です。' } } },
    },
    { target: "$.paths['/a/{id}'].get.parameters[?(@.name=='id')]", update: { description: '文です。' } },
  ])
})

test('applied, it replaces the texts; a text without a translation stays', () => {
  const text = JSON.stringify(applyOverlay(description, overlay))
  expect(text.match(/Title|Text\./g)).toBeNull()
  expect(text).toContain('Not translated.')
})
