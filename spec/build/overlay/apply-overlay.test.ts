import { expect, test, vi } from 'vitest'
import type { JsonObject } from '../json.ts'
import { applyOverlay, type Overlay } from './apply-overlay.ts'

// Each test starts Redocly, which is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const description: JsonObject = {
  openapi: '3.1.0',
  info: { title: 'An API', version: '1.0.0' },
  tags: [{ name: 'a' }, { name: 'b' }, { name: 'c' }],
  paths: {},
  components: {},
}

function overlayOf(...actions: Overlay['actions']): Overlay {
  return { overlay: '1.0.0', info: { title: 'A test', version: '1' }, actions }
}

test('replaces, adds and removes, and leaves the rest and the original as they are', () => {
  const before = structuredClone(description)
  const result = applyOverlay(
    description,
    overlayOf(
      { target: '$.info', update: { title: 'Another', summary: 'new' } },
      { target: '$.info.summary', update: 'added, then changed' },
      { target: "$.tags[?@.name=='a' || @.name=='b']", remove: true },
    ),
  )
  expect(result).toEqual({
    ...description,
    info: { title: 'Another', version: '1.0.0', summary: 'added, then changed' },
    tags: [{ name: 'c' }],
  })
  expect(description).toEqual(before)
})

test('names every action whose target matches nothing', () => {
  const overlay = overlayOf(
    { target: '$.info', update: { title: 'Another' } },
    { target: "$.paths['/v1/gone']", remove: true },
    { target: "$.tags[?@.name=='z']", update: { name: 'y' } },
  )
  expect(() => applyOverlay(description, overlay)).toThrow(
    "actions[1] matches nothing: $.paths['/v1/gone']\nactions[2] matches nothing: $.tags[?@.name=='z']",
  )
})

test.each([
  ['a property that no action has', { target: '$.info', updat: { title: 'x' } }, '`updat`'],
  ['a text in place of an object', { target: '$.info', update: 'x' }, 'Cannot apply string to object'],
  ['a target that is no JSONPath', { target: '$.info[', update: {} }, 'Invalid JSONPath'],
])('rejects %s', (_what, action, message) => {
  expect(() => applyOverlay(description, overlayOf(action))).toThrow(message)
})

test('rejects a document that is not an overlay', () => {
  expect(() => applyOverlay(description, { ...overlayOf(), overlay: '3.0.0' })).toThrow(
    'Unsupported specification',
  )
})
