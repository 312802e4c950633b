import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { writeDocument } from './write-document.ts'

test('writes the document as JSON and as YAML that old readers also understand', () => {
  const folder = mkdtempSync(join(tmpdir(), 'document-'))
  const shared = { type: 'string' }
  const document = { day: '2026-11-21', power: 'off', a: shared, b: shared }
  writeDocument(join(folder, 'openapi'), document)
  const yaml = readFileSync(join(folder, 'openapi.yaml'), 'utf8')
  expect(JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'))).toEqual(document)
  expect(parse(yaml)).toEqual(document)
  expect(parse(yaml, { version: '1.1' })).toEqual(document)
  expect(yaml).not.toMatch(/[&*]/)
  rmSync(folder, { recursive: true })
})
