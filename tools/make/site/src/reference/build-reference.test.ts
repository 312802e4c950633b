import { type Sample, languages } from '@hostwright/samples'
import { beforeAll, expect, test } from 'vitest'
import { createHighlight } from '../pages/create-highlight.ts'
import { createMarkdown } from '../pages/create-markdown.ts'
import { createLinks } from '../pages/links.ts'
import { createNavigation } from '../shell/create-navigation.ts'
import { type BuiltPage, buildReference } from './build-reference.ts'
import type { Description } from './description.ts'

const description: Description & { readonly components: unknown } = {
  info: { title: 'Fixture', version: '1.0.0', description: '## Errors\n\nAs `POST /v1/site` says.' },
  tags: [{ name: 'One site', description: 'What a site <is>.' }],
  paths: {
    '/v1/site': {
      post: {
        operationId: 'createDnsRecord',
        tags: ['One site'],
        summary: 'Make a site',
        description: 'Makes **one**.\n\nErrors:\n\n- `409 CONFLICT` if it *exists*',
        'x-scope': 'write',
        'x-permission': { service: 'vps', category: 'OS 再インストール' },
        'x-retry': 'never',
        'x-destructive': true,
        'x-provenance': 'inferred',
        parameters: [
          { name: 'Idempotency-Key', in: 'header', schema: { type: 'string', minLength: 1, maxLength: 64 } },
        ],
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Site' } } } },
        responses: {
          200: {
            description: 'Made.',
            content: { 'application/json': { schema: { $ref: '#/components/schemas/Site' } } },
          },
          409: {
            description: 'It is there.',
            content: {
              'application/json': {
                schema: {},
                examples: { there: { value: { error: { code: 'CONFLICT', message: 'There is one.' } } } },
              },
            },
          },
        },
      },
    },
  },
  components: {
    schemas: {
      Site: {
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string', description: 'Its name.', examples: ['front'] },
          kind: { type: ['string', 'null'], enum: ['big'], 'x-enumDescriptions': { big: 'More than one.' } },
        },
      },
    },
  },
}

const programs = Object.fromEntries(languages.map(({ lang }) => [lang, `in ${lang}`]))
const preparation = [{ method: 'POST', target: '/v1/before', passedMs: 0 }]
const sample = {
  operationId: 'createDnsRecord',
  method: 'site.dns.create',
  preparation,
  programs,
} as unknown as Sample

let index: BuiltPage
let page: BuiltPage
let translated: BuiltPage

beforeAll(async () => {
  const highlight = await createHighlight()
  const links = createLinks(
    [{ operationId: 'a', method: 'POST', path: '/v1/site', link: 'reference/one-site.html#a' }],
    [],
  )
  const markdown = (await createMarkdown(highlight, 'docs/pictures', links)).set({ html: false })
  const site = { sections: createNavigation([], []) }
  const options = {
    description,
    original: description,
    samples: [sample],
    site,
    markdown,
    highlight,
    toMethodLink: (): string => 'sdk/hosting.html#Dns.create',
  }
  ;[index, page] = buildReference({ ...options, lang: 'en' }) as [BuiltPage, BuiltPage]
  translated = buildReference({ ...options, lang: 'ja' })[1]!
})

test('each tag has a page, and one page leads to every operation', () => {
  expect([index.page.path, page.page.path]).toEqual(['reference.html', 'reference/one-site.html'])
  expect(index.html).toContain('href="reference/one-site.html#createDnsRecord"')
  expect(index.html).toContain('<a href="reference/one-site.html#a"><code>POST /v1/site</code></a>')
  expect(page.html).toContain('<p>What a site &lt;is&gt;.</p>')
})

test('an operation says what it needs, what it erases, and where it comes from', () => {
  for (const part of [
    '<h2 id="createDnsRecord"',
    '<a href="../sdk/hosting.html#Dns.create"><code>site.dns.create</code></a>',
    '<a href="../console.html#createDnsRecord">try it</a>',
    'scope <code>write</code>',
    'repeat: look first',
    'role="note" aria-label="Caution"',
    'This erases data <strong>for good</strong>',
    'inferred',
  ])
    expect(page.html).toContain(part)
})

test('values have their types, limits and meanings', () => {
  expect(page.html).toContain('<code>Idempotency-Key</code> <span class="type">string</span>')
  expect(page.html).toContain('1 to 64 characters')
  expect(page.html).toContain('<span class="is-required">required</span>')
  expect(page.html).toContain('<span class="type">string | null</span>')
  expect(page.html).toContain('<li><code>big</code> More than one.</li>')
})

test('an error is listed once, at its response, with the condition that the operation gives', () => {
  expect(page.html).toContain('<details class="response" open><summary><b class="is-bad">409</b>')
  expect(page.html).toContain('<li><code>CONFLICT</code> if it <em>exists</em></li>')
  expect(page.html).not.toContain('<p>Errors:</p>')
})

test('the samples follow the first paragraph, before the parameters', () => {
  const places = ['<strong>one</strong>', 'class="samples"', '<h3>Parameters'].map((part) =>
    page.html.indexOf(part),
  )
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
})

test('samples are there in every language, that in TypeScript with what it needs before', () => {
  for (const { lang } of languages) expect(page.html).toContain(`class="alternative" data-name="${lang}"`)
  expect(page.html).toContain('data-run data-preparation="[{&quot;method&quot;:&quot;POST&quot;')
  expect(page.html.replaceAll(/<[^>]*>/g, '')).toContain('"name": "front"')
})

test('the same is there as Markdown', () => {
  expect(page.markdown).toContain('## Make a site\n\n`POST /v1/site` · operation `createDnsRecord`')
  expect(page.markdown).toContain('- `Idempotency-Key` (header, string, 1 to 64 characters)')
  expect(page.markdown).toContain('- `name` (string, required): Its name.')
  expect(page.markdown).toContain('  - `kind` (string or null)\n    - Values:\n      - `big` More than one.')
  expect(page.markdown).toContain('- **409** It is there.\n  - `CONFLICT` if it *exists*')
  expect(page.markdown).toContain('Response 200:\n\n```json\n{\n  "name": "front"')
  expect(page.markdown).toContain('```ts\nin typescript\n```')
})

test('in Japanese, what the page says itself is Japanese too', () => {
  expect(translated.html).toContain('権限 <code>write</code>')
  expect(translated.html).toContain('<code>vps</code> の OS 再インストール')
  expect(translated.html).toContain('role="note" aria-label="警告"')
  expect(translated.html).toContain('データを<strong>完全に消去</strong>します。')
  expect(translated.html).toContain('1～64文字')
  expect(translated.html).toContain('<p class="place">ヘッダー</p>')
})
