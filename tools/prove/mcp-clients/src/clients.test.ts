import { existsSync } from 'node:fs'
import { requirements } from '@hostwright/machine/requirements'
import { expect, test } from 'vitest'
import { clients } from './clients.ts'

test.each(clients)('$package has a program, a pinned version and known requirements', (client) => {
  expect(existsSync(new URL(`../${client.program}`, import.meta.url))).toBe(true)
  expect(client.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(Object.keys(requirements)).toEqual(expect.arrayContaining([...client.toolchain]))
})

test('frameworks in strict mode are there for Node and for Python', () => {
  const strict = clients.flatMap(({ isStrict, program }) => (isStrict ? [program.split('/')[0]] : []))
  expect(strict).toEqual(['node', 'python'])
})
