import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeApiCatalog } from './write-api-catalog.ts'

const description = {
  servers: [{ url: 'https://{host}', variables: { host: { default: 'api.example.com' } } }],
}
const downloads = [
  { name: 'openapi.json', title: '3.1, JSON' },
  { name: 'openapi.yaml', title: '3.1, YAML' },
]

interface Catalog {
  readonly linkset: readonly [Readonly<Record<string, unknown>> & { readonly anchor: string }]
}

function write(site?: string): Catalog['linkset'][0] {
  const folder = mkdtempSync(join(tmpdir(), 'catalog-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeApiCatalog(folder, description, downloads, site)
  const text = readFileSync(join(folder, '.well-known/api-catalog'), 'utf8')
  return (JSON.parse(text) as Catalog).linkset[0]
}

test('the catalog of RFC 9727 links the descriptions and the reference of the API', () => {
  const catalog = write()
  expect(catalog.anchor).toBe('https://api.example.com')
  expect(catalog['service-desc']).toEqual([
    {
      href: '../openapi/openapi.json',
      type: 'application/vnd.oai.openapi+json',
      title: 'OpenAPI 3.1, JSON',
    },
    { href: '../openapi/openapi.yaml', type: 'application/vnd.oai.openapi', title: 'OpenAPI 3.1, YAML' },
  ])
  expect(catalog['service-doc']).toMatchObject([{ href: '../reference.html' }, { href: '../llms.txt' }])
})

test('a site that knows its address gives absolute links', () => {
  const catalog = write('https://docs.example.com/hosting/')
  expect(catalog['service-desc']).toMatchObject([
    { href: 'https://docs.example.com/hosting/openapi/openapi.json' },
    { href: 'https://docs.example.com/hosting/openapi/openapi.yaml' },
  ])
})
