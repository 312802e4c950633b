import { beforeAll, expect, test } from 'vitest'
import { annotate, type Description, type Operation } from './annotate.ts'
import { buildReference } from './build-reference.ts'
import { findRemoteLoads } from './find-remote-loads.ts'
import { createNavigation } from '../shell/navigation.ts'

const operation: Operation = {
  operationId: 'getApiKey',
  tags: ['Answers'],
  summary: 'Read the response',
  description: 'Reads it.',
  'x-scope': 'read',
  'x-retry': 'never',
  'x-destructive': true,
  'x-provenance': 'inferred',
}
const get = { ...operation, responses: { 200: { description: 'See https://example.com.' } } }
const description: Description & { readonly openapi: string } = {
  openapi: '3.1.0',
  info: { title: 'Fixture', version: '1.0.0' },
  paths: { '/answer': { get } },
}
const programs = { typescript: 'in-ts', curl: 'in-sh', python: 'in-py', go: 'in-go', php: 'in-php' }
const request = { method: 'GET', target: '/answer', body: undefined, hasResponse: true }
const sample = { operationId: 'getApiKey', method: 'client.me', request, preparation: [], programs } as const

let page: string

beforeAll(() => {
  page = buildReference(
    annotate(description, [sample], () => 'sdk/common.html#Client.me'),
    { sections: createNavigation([], []) },
  )
}, 60_000)

test('loads nothing from elsewhere and reports to nobody', () => {
  expect(page).toMatch(/^<!doctype html>/)
  expect(page).toContain('Read the response')
  expect(findRemoteLoads(page)).toEqual([])
  expect(page).toContain('"disableTelemetry":true')
  expect(page).toContain('default-src &#39;none&#39;; script-src &#39;self&#39; blob: &#39;sha256-')
})

test('shows where an operation comes from, what it erases and what it needs', () => {
  expect(page).toContain('"x-badges":[{"name":"erases"')
  expect(page).toContain('{"name":"inferred"')
  expect(page).toContain(
    'SDK: [`client.me`](sdk/common.html#Client.me) · scope `read` · repeat: look first · [try it](console.html#getApiKey)',
  )
})

test('has the samples in every language, whose labels Redoc has been told', () => {
  for (const [lang, source] of Object.entries(programs)) {
    expect(page).toContain(`{"lang":"${lang}","label":`)
    expect(page).toContain(`"source":"${source}"`)
  }
})
