import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { requirements } from '@hostwright/machine/requirements'
import { expect, test } from 'vitest'
import { rows } from './rows.ts'

const { resolve } = createRequire(import.meta.url)

test.each(rows)('$client has a folder, a pinned version, a description and known programs', (row) => {
  expect(existsSync(new URL(`../${row.client}`, import.meta.url))).toBe(true)
  expect(row.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(() => resolve(`@hostwright/openapi/${row.artefact}`)).not.toThrow()
  expect(Object.keys(requirements)).toEqual(expect.arrayContaining([...row.toolchain]))
})
