import { expect, test } from 'vitest'
import { findMethods } from '../methods/find-methods.ts'
import type { Declared } from '../methods/read-sdk.ts'
import { writeSdkPages } from './write-sdk-pages.ts'

const declare = (name: string, code: string, more: Partial<Declared> = {}): Declared => {
  return { name, kind: 'member', code, text: '', tags: [], members: [], ...more }
}
const stop = declare('stop', 'stop(options?: CallOptions): Promise<void>', {
  text: 'Stops it. Calls `POST /v1/stop`.',
  tags: [{ name: '@throws', type: 'ApiError', text: '`INVALID_POWER_STATE`' }],
})
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
  declare('PowerApi', 'export interface PowerApi', { kind: 'interface', members: [stop] }),
  declare('ServerHandle', 'export interface ServerHandle', {
    kind: 'interface',
    members: [declare('power', 'readonly power: PowerApi')],
  }),
]
const packages = [
  { name: 'vps', exports: exported },
  {
    name: 'common',
    exports: [declare('ApiError', 'export class ApiError extends Error', { kind: 'class' })],
  },
]

test('methods are named as a user reaches them', () => {
  const link = 'sdk/vps.html#PowerApi.stop'
  expect(findMethods(packages)).toEqual([{ name: 'server.power.stop', link, text: stop.text }])
})

test('a page shows methods with what they throw, and data as a table', () => {
  const [page] = writeSdkPages(packages, findMethods(packages))
  expect(page).toMatchObject({ stem: 'sdk/vps', title: '@hostwright/vps' })
  const { content } = page!
  expect(content).toContain(
    '<h3 id="PowerApi.stop"><a href="#PowerApi.stop"><code>server.power.stop</code></a></h3>',
  )
  expect(content).toContain('- Throws: [`ApiError`](../sdk/common.html#ApiError) `INVALID_POWER_STATE`')
  expect(content).toContain(
    String.raw`| ${'`'}perMinute?: number \| undefined${'`'} | Requests a minute. Default: 60 |`,
  )
  expect(content.indexOf('PowerApi')).toBeLessThan(content.indexOf('Limits'))
})

test('a page begins with what is on it, by kind, as a user calls it', () => {
  const [page] = writeSdkPages(packages, findMethods(packages))
  expect(page!.content).toContain(
    '\n- **Objects with methods:** [`server.power`](#PowerApi)\n- **Types:** [`Limits`](#Limits), [`ServerHandle`](#ServerHandle)\n',
  )
})

test('headings, and with them the table of contents, name objects and methods, not interfaces', () => {
  const [page] = writeSdkPages(packages, findMethods(packages))
  const titles = [...page!.content.matchAll(/<h[23] id="[^"]*"><a [^>]*><code>([^<]*)/g)].map(
    ([, title]) => title,
  )
  expect(titles).toEqual(['server.power', 'server.power.stop', 'Limits', 'ServerHandle'])
  const quote = declare('Quote', 'export interface Quote', { kind: 'interface', members: [stop] })
  const [other] = writeSdkPages([{ name: 'vps', exports: [quote] }], [])
  expect(other!.content).toContain('<code>quote.stop</code>')
})
