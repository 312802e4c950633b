import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import type { JsonObject } from '../json.ts'

const read = (name: string): { components: { schemas: Record<string, JsonObject> } } =>
  JSON.parse(readFileSync(new URL(`../../dist/${name}.json`, import.meta.url), 'utf8'))

test('the 3.0 copy says what generate means for both kinds of key', () => {
  const { properties } = read('openapi-3.0').components.schemas['CreateSshKeyRequest'] as {
    properties: Record<string, JsonObject>
  }
  expect(properties['generate']).toMatchObject({ type: 'boolean', example: true })
  expect(properties['generate']?.['description']).toMatch(/^True generates a key pair.*False, or absent/s)
})

test.each([
  ['a public key', { public_key: 'ssh-ed25519 AAAA' }, true],
  ['a public key and generate false', { public_key: 'ssh-ed25519 AAAA', generate: false }, true],
  ['generate true', { generate: true }, true],
  ['generate true with a label', { generate: true, label: 'deploy' }, true],
  ['generate false alone', { generate: false }, false],
  ['a public key and generate true', { public_key: 'ssh-ed25519 AAAA', generate: true }, false],
  ['a label alone', { label: 'deploy' }, false],
])('%s is valid or not, as it is documented', (_name, request, isValid) => {
  const ajv = new Ajv2020({ strict: false })
  ajv.addSchema(read('openapi'), 'description')
  const validate = ajv.getSchema('description#/components/schemas/CreateSshKeyRequest')
  expect(validate?.(request)).toBe(isValid)
})
