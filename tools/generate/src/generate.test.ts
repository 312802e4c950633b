import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { toSecretFields } from './secret-fields.ts'
import { toTypes } from './types.ts'

const description = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Fixture', version: '1.0.0' },
  paths: {},
  components: {
    schemas: {
      Code: { type: 'string', 'x-extensible-enum': ['A', 'B'] },
      Password: { type: 'string', format: 'password', writeOnly: true },
      Request: {
        type: 'object',
        required: ['login'],
        properties: {
          login: { $ref: '#/components/schemas/Password' },
          note: { type: 'string' },
          pin: { type: 'string', format: 'password' },
          renew: { type: 'boolean', default: true },
        },
      },
    },
  },
})

async function generateTypes(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'generate-'))
  const file = join(folder, 'openapi.json')
  writeFileSync(file, description)
  try {
    return await toTypes(pathToFileURL(file))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('an extensible enumeration becomes an open union, and every schema has its name', async () => {
  const types = await generateTypes()
  expect(types).toContain('Code: "A" | "B" | (string & {})')
  expect(types).toContain("export type Code = components['schemas']['Code']")
})

test('a field with a default may be left out', async () => {
  expect(await generateTypes()).toContain('renew?: boolean')
})

test('secret fields are found by their own schema and through a reference', () => {
  expect(toSecretFields(description).match(/'(\w+)'/g)).toEqual(["'login'", "'pin'"])
})
