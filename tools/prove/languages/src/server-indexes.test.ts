import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import description from '@hostwright/openapi/openapi.json' with { type: 'json' }

const root = join(import.meta.dirname, '../../../..')
const written = [
  '{README,CONTRIBUTING}{,.ja}.md',
  '{docs,spec}/**/*.{md,yaml}',
  'examples/**/*.{ts,tsx,md}',
  'packages/*/README.md',
  'tools/prove/languages/*-*/*.*',
]
const generated = /node_modules|\/dist\/|\/generated\/|spec\/(paths|components)\//

/** Lists the servers of a description that a text names by their places, such as `servers[1]` or `server_index = 1`. */
function findServerIndexes(text: string): number[] {
  const index = /servers\??\.?\[(\d+)\]|[#"']\/servers\/(\d+)|server_?index\s*[=:,(]\s*(\d+)/gi
  return [...text.matchAll(index)].map(([, ...found]) => Number(found.find((place) => place !== undefined)))
}

test('a server that a text names by its place is found, however it is written', () => {
  const texts = ['$.servers[1]', 'servers?.[2]', "'/servers/3/url'", 'server_index = 4', 'ServerIndex: 5']
  expect(findServerIndexes(texts.join('\n'))).toEqual([1, 2, 3, 4, 5])
  expect(findServerIndexes('GET /v1/vps/servers/1, config.server_index = nil')).toEqual([])
})

test('docs, examples and clients name only the one server that the description has', () => {
  const files = globSync(written, { cwd: root }).filter((file) => !generated.test(file))
  expect(files.length).toBeGreaterThan(150)
  const wrong = files.filter((file) =>
    findServerIndexes(readFileSync(join(root, file), 'utf8')).some(
      (index) => index >= description.servers.length,
    ),
  )
  expect(wrong).toEqual([])
})
