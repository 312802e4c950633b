import { expect, test } from 'vitest'
import { findMethods } from '../methods/find-methods.ts'
import type { Declared, DeclaredPackage } from '../methods/read-sdk.ts'
import type { Area } from './areas.ts'
import { assignAreas, createLocate } from './assign-areas.ts'
import { createJapaneseProse, englishProse } from './prose.ts'
import { createSdkWords } from './words.ts'
import { type Reference, writeSdkPages } from './write-sdk-pages.ts'

const inEnglish = createSdkWords('en', englishProse)
const pairs: Readonly<Record<string, string>> = {
  'A summary.': '概要です。',
  power: '電源',
  servers: 'サーバー',
  errors: 'エラー',
  'Stops it.': '停止します。',
  'Requests a minute.': '1分あたりのリクエスト数',
  'Waits for `…`.': '`…` を待ちます。',
  'no force': '強制なし',
}
const inJapanese = createSdkWords(
  'ja',
  createJapaneseProse({ translate: (text) => pairs[text]!, find: (text) => pairs[text] }),
)

const declare = (name: string, code: string, more: Partial<Declared> = {}): Declared => {
  return { name, kind: 'member', code, text: '', tags: [], members: [], ...more }
}
const stop = declare('stop', 'stop(options?: CallOptions): Promise<void>', {
  text: 'Stops it. Calls `POST /v1/stop`.',
  tags: [{ name: '@throws', type: 'ApiError', text: '`INVALID_POWER_STATE`' }],
  inputs: [
    {
      name: 'input.force',
      type: "'no' | 'yes'",
      isOptional: true,
      text: 'Cuts the power.\n\n- `no`: no\n\nNot on a VPS.',
    },
  ],
  results: Array.from({ length: 9 }, (_, index) => {
    return { name: `part${index}`, type: 'Limits | null', isOptional: false, text: '' }
  }),
})
const ensure = declare('ensure', 'ensure(limits: Limits): Promise<void>')
const exported = [
  declare('Limits', 'export interface Limits', {
    kind: 'interface',
    members: [
      declare('perMinute', 'readonly perMinute?: number | undefined', {
        text: 'Requests a minute.',
        tags: [{ name: '@default', text: '```ts\n60\n```' }],
      }),
    ],
  }),
  declare('PowerApi', 'export interface PowerApi', { kind: 'interface', members: [stop, ensure] }),
  declare('ServerHandle', 'export interface ServerHandle', {
    kind: 'interface',
    members: [declare('power', 'readonly power: PowerApi')],
  }),
]
const packages: DeclaredPackage[] = [
  { name: 'vps', exports: exported },
  {
    name: 'common',
    exports: [declare('ApiError', 'export class ApiError extends Error', { kind: 'class' })],
  },
]
const area = (name: string, from: string, holds: readonly string[]): Area => {
  return { name, title: name, group: '', from, summary: 'A summary.', holds }
}
const table = [
  area('power', 'vps', ['PowerApi']),
  area('servers', 'vps', ['ServerHandle']),
  area('errors', 'common', ['ApiError']),
]

function createReference(): Reference {
  const areas = assignAreas(packages, table)
  const locate = createLocate(areas)
  return {
    areas,
    locate,
    methods: findMethods(packages, locate),
    links: { findType: (name) => (name === 'Limits' ? locate('vps', name) : undefined) },
    findExample: (of, method) =>
      of === 'power' && method === 'server.power.stop' ? 'await stop()' : undefined,
  }
}

test('a method is named as a user reaches it, and is on the page of its area', () => {
  const { methods } = createReference()
  expect(methods).toContainEqual({
    name: 'server.power.stop',
    link: 'sdk/power.html#PowerApi.stop',
    text: stop.text,
  })
})

test('a type is on the page of the first area that mentions it; one that no area mentions is an error', () => {
  const { locate } = createReference()
  expect(locate('vps', 'Limits')).toBe('sdk/power.html#Limits')
  const lost = [{ name: 'vps', exports: [...exported, declare('Lost', 'type Lost = 1')] }]
  expect(() => assignAreas(lost, table)).toThrow('No area of vps has Lost.')
  expect(() => assignAreas([], [area('power', 'vps', [])])).not.toThrow()
  expect(() => assignAreas(packages, [area('power', 'vps', ['PowrApi'])])).toThrow(
    'which vps does not export',
  )
})

test('the page of a product says which package exports the types of the API', () => {
  const [power, , errors] = writeSdkPages(createReference(), inEnglish)
  expect(power!.text).toContain('From `@hostwright/vps`. The types of what the API takes and returns are')
  expect(errors!.text).toContain('From `@hostwright/common`.\n')
})

test('methods are in the order of tasks, whatever the order of the source', () => {
  const [page] = writeSdkPages(createReference(), inEnglish)
  const titles = [...page!.text.matchAll(/<h[23] id="[^"]*"><a [^>]*><code>([^<]*)/g)].map(
    ([, title]) => title,
  )
  expect(titles).toEqual(['server.power', 'server.power.ensure', 'server.power.stop', 'Limits'])
  expect(page!.text).toContain(
    '- [`server.power`](#PowerApi): [`ensure`](#PowerApi.ensure), [`stop`](#PowerApi.stop)',
  )
})

test('a method has an example, its input and result property by property, and its errors', () => {
  const [page] = writeSdkPages(createReference(), inEnglish)
  const { text: content } = page!
  expect(content).toContain('```ts\nawait stop()\n```')
  expect(content).toContain(
    String.raw`| ${'`'}input.force${'`'}<br>${'`'}'no' \| 'yes'${'`'} optional | Cuts the power.<br>${'`'}no${'`'}: no<br>Not on a VPS. |`,
  )
  expect(content).toContain('The options of every call are [`CallOptions`](../sdk/client.html#CallOptions).')
  expect(content).toContain('<summary>Result: 9 properties</summary>')
  expect(content).toContain(String.raw`[${'`'}Limits \| null${'`'}](../sdk/power.html#Limits)`)
  expect(content).toContain('- Throws: [`ApiError`](../sdk/errors.html#ApiError) `INVALID_POWER_STATE`')
  expect(content).toContain('| `perMinute`<br>`number` optional | Requests a minute. Default: 60 |')
})

test('in Japanese, the frame is Japanese with the same ids, and what has no Japanese is marked as English', () => {
  const [page] = writeSdkPages(createReference(), inJapanese)
  const { page: own, text: content } = page!
  expect(own).toMatchObject({ path: 'sdk/power.ja.html', title: '電源', summary: '概要です。', lang: 'ja' })
  expect(content).toContain('# 電源\n\n概要です。パッケージは `@hostwright/vps` です。')
  expect(content).toContain('| プロパティ | 意味 |')
  expect(content).toContain('<summary>戻り値のプロパティ（9個）</summary>')
  expect(content).toContain(
    '- スローされるエラー：[`ApiError`](../sdk/errors.html#ApiError) `INVALID_POWER_STATE`',
  )
  expect(content).toContain('| `perMinute`<br>`number` 省略可 | 1分あたりのリクエスト数 既定値：60 |')
  // One sentence of the two has no Japanese.
  expect(content).toContain('<div lang="en">\n\nStops it. Calls `POST /v1/stop`.\n\n</div>')
  expect(content).toContain('<span lang="en">Cuts the power.<br>`no`: no<br>Not on a VPS.</span>')
  const [english] = writeSdkPages(createReference(), inEnglish)
  const listIds = (text: string): string[] => [...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!)
  expect(listIds(content)).toEqual(listIds(english!.text))
})

test('a docstring whose every sentence has its Japanese is Japanese, paragraph by paragraph', () => {
  const { block, inline } = inJapanese.prose
  expect(block('Stops it. Stops it.\n\nNot translated.')).toBe(
    '停止します。停止します。\n\n<div lang="en">\n\nNot translated.\n\n</div>',
  )
  expect(inline('Stops it.')).toBe('停止します。')
  expect(inline('`VPS_NOT_FOUND`')).toBe('`VPS_NOT_FOUND`')
  expect(inline("'end-of-month'")).toBe("'end-of-month'")
})

test('a pair with `…` is the Japanese of a sentence with any code, and a noun phrase ends where a sentence follows', () => {
  const { block, inline } = inJapanese.prose
  expect(block('Stops it. Waits for `stop`.')).toBe('停止します。`stop` を待ちます。')
  expect(inline('Requests a minute.\n\nStops it.')).toBe('1分あたりのリクエスト数。停止します。')
})

test('in an example, comments with Japanese are Japanese, and outputs stay', () => {
  const { program } = inJapanese.prose
  expect(program('await stop() // Stops it.\nawait stop() // stopped\n// Requests a minute.')).toBe(
    'await stop() // 停止します。\nawait stop() // stopped\n// 1分あたりのリクエスト数',
  )
})

test('in a list, each value keeps its name', () => {
  const { inline } = inJapanese.prose
  expect(inline('Stops it.\n\n- `no`: no force\n- `yes`: Stops it.')).toBe(
    '停止します。\n- `no`：強制なし\n- `yes`：停止します。',
  )
  expect(inline('Stops it.\n\n- `no`: no force\n\nStops it.')).toBe(
    '停止します。\n- `no`：強制なし\n\n停止します。',
  )
})
