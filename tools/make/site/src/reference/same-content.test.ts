import { readFileSync } from 'node:fs'
import { type Sample, languages } from '@hostwright/samples'
import { beforeAll, expect, test } from 'vitest'
import { createHighlight } from '../pages/create-highlight.ts'
import { createMarkdown } from '../pages/create-markdown.ts'
import { createLinks } from '../pages/links.ts'
import { createNavigation } from '../shell/create-navigation.ts'
import { type BuiltPage, buildReference } from './build-reference.ts'
import type { Description } from './description.ts'
import { listOperations } from './list-operations.ts'

const read = (name: string): Description =>
  JSON.parse(readFileSync(new URL(import.meta.resolve(`@hostwright/openapi/${name}`)), 'utf8')) as Description
const original = read('openapi.json')
const pages: Record<string, readonly BuiltPage[]> = {}

beforeAll(async () => {
  const programs = Object.fromEntries(languages.map(({ lang }) => [lang, `in ${lang}`]))
  const operations = listOperations(original)
  const samples = operations.map(
    ({ operationId }) =>
      ({ operationId, method: 'vps.plans', preparation: [], programs }) as unknown as Sample,
  )
  const links = createLinks(operations, [])
  const highlight = await createHighlight()
  const markdown = (await createMarkdown(highlight, 'docs/pictures', links)).set({ html: false })
  const options = {
    original,
    samples,
    site: { sections: createNavigation([], []) },
    markdown,
    highlight,
    toMethodLink: () => 'sdk/vps-orders.html#Orders',
  }
  pages['English'] = buildReference({ ...options, description: original, lang: 'en' })
  pages['Japanese'] = buildReference({ ...options, description: read('openapi.ja.json'), lang: 'ja' })
})

/** Names of the properties and parameters of an HTML page, in their order. */
const namesInHtml = (html: string): readonly string[] =>
  [...html.matchAll(/<p class="field"><code>([^<]*)<\/code>/g)].map(([, name]) => name!)

/** The same names of a Markdown page. */
const namesInMarkdown = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^ *- `([^`]*)` \(/gm)].map(([, name]) => name!)

/** The codes of errors, in their order. */
const codesInHtml = (html: string): readonly string[] =>
  [...html.matchAll(/<li><code>([A-Z]+_[A-Z_]+|FORBIDDEN|PROTECTED|UNAUTHORIZED)<\/code> /g)].map(
    ([, code]) => code!,
  )
const codesInMarkdown = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^ {2}- `([A-Z]+_[A-Z_]+|FORBIDDEN|PROTECTED|UNAUTHORIZED)` /gm)].map(
    ([, code]) => code!,
  )

test.each(['English', 'Japanese'])(
  'each page of the reference in %s has the same properties, errors and statuses as Markdown',
  (language) => {
    const [, ...built] = pages[language]!
    expect(built.length).toBeGreaterThan(20)
    for (const { page, html, markdown } of built) {
      expect(namesInMarkdown(markdown), page.path).toEqual(namesInHtml(html))
      expect(namesInHtml(html).length, page.path).toBeGreaterThan(0)
      expect(codesInMarkdown(markdown), page.path).toEqual(codesInHtml(html))
      const statuses = [...html.matchAll(/<b class="is-(?:good|bad)">(\d+)<\/b>/g)].map(
        ([, status]) => status,
      )
      const shown = [...markdown.matchAll(/^- \*\*(\d+)\*\* /gm)].map(([, status]) => status)
      expect(shown, page.path).toEqual(statuses)
    }
  },
)

test('the Markdown of certificates says when they expire, with an example', () => {
  const { markdown } = pages['English']!.find(({ page }) => page.path.endsWith('/ssl.html'))!
  expect(markdown).toMatch(/^ +- `expires_at` \(string, required.*\): Expiry of the certificate\./m)
  expect(markdown).toMatch(/"expires_at": "\d{4}-/)
})

test('a property or an error that the Markdown lacks is found', () => {
  const { html, markdown } = pages['English']!.find(({ page }) => page.path.endsWith('/ssl.html'))!
  const without = (line: RegExp): string => markdown.replace(line, '')
  expect(namesInMarkdown(without(/^ +- `expires_at` \(.*$/m))).not.toEqual(namesInHtml(html))
  expect(codesInMarkdown(without(/^ {2}- `NOT_FOUND` .*$/m))).not.toEqual(codesInHtml(html))
})
