import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildDocs } from './build-docs.ts'
import { findRemoteLoads } from './find-remote-loads.ts'

const get = {
  summary: 'Read the answer',
  'x-provenance': 'inferred',
  responses: { 200: { description: 'See https://example.com.' } },
}
const fixture = {
  openapi: '3.1.0',
  info: { title: 'Fixture', version: '1.0.0' },
  paths: { '/answer': { get } },
}

let folder: string
let page: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'docs-'))
  writeFileSync(join(folder, 'openapi.json'), JSON.stringify(fixture))
  buildDocs(folder, 'openapi.json', 'docs')
  page = readFileSync(join(folder, 'docs/index.html'), 'utf8')
}, 60_000)

afterAll(() => rmSync(folder, { recursive: true }))

test('writes one page and nothing else', () => {
  expect(readdirSync(join(folder, 'docs'))).toEqual(['index.html'])
  expect(page).toMatch(/^<!doctype html>/)
  expect(page).toContain('Read the answer')
})

test('loads nothing from elsewhere and reports to nobody', () => {
  expect(findRemoteLoads(page)).toEqual([])
  expect(page).toContain('"disableTelemetry":true')
  expect(page).toContain('default-src &#39;none&#39;; script-src &#39;sha256-')
})

test('shows a badge on what is inferred', () => {
  expect(page).toContain('"x-badges":[{"name":"inferred"')
})
