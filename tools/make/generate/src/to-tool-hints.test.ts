import table from '@hostwright/openapi/operations.json' with { type: 'json' }
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { toToolHints } from './to-tool-hints.ts'

interface Action {
  readonly target: string
  readonly update: { readonly 'x-mcp-annotations': Readonly<Record<string, unknown>> }
}

const description = await readFile(new URL(import.meta.resolve('@hostwright/openapi/openapi.json')), 'utf8')
const { actions } = parse(toToolHints(description)) as { actions: readonly Action[] }
const find = (target: string): unknown =>
  actions.find((action) => action.target === target)?.update['x-mcp-annotations']

test('every operation has annotations', () => {
  expect(actions).toHaveLength(table.length)
})

test('a read has no hint but that it reads', () => {
  expect(find("$.paths['/v1/me'].get")).toEqual({
    title: 'Retrieve the API key in use',
    openWorldHint: true,
    readOnlyHint: true,
  })
})

test('a reinstall erases data, and is not called again', () => {
  const target = "$.paths['/v1/vps/servers/{uuid}/os-reinstall'].post"
  expect(find(target)).toMatchObject({ readOnlyHint: false, destructiveHint: true, idempotentHint: false })
})

test('a memo can be set again, and erases nothing', () => {
  const target = "$.paths['/v1/vps/servers/{uuid}/memo'].put"
  expect(find(target)).toMatchObject({ readOnlyHint: false, destructiveHint: false, idempotentHint: true })
})
