import type { SpamFilter } from '@hostwright/types'
import { expect, test } from 'vitest'
import { seededDomain, setUpHosting } from '../../testing/hosting.ts'
import { errorBody } from '../../testing/set-up.ts'

const path = `/spam-filter/${seededDomain}`
const companions = {
  spam_level: 'level_5',
  strict_non_japanese_subject: true,
  detection_action: 'trash',
}

async function setUpSpamFilter(...[options]: Parameters<typeof setUpHosting>) {
  const { onServer } = await setUpHosting(options)
  return {
    onServer,
    change: (body: object) => onServer(`PUT ${path}`, { body }),
    read: async () => (await onServer<SpamFilter>(`GET /spam-filter?domain=${seededDomain}`)).body,
  }
}

const isSame = (one: string[], other: string[]): boolean => one.toSorted().join() === other.toSorted().join()

test('the spam filter is partially updated, and keeps what is left out', async () => {
  const { onServer, change, read } = await setUpSpamFilter()
  const first = await read()
  expect(first).toMatchObject({ filter_type: 'standard', dmarc_receiver: false })
  expect(await change({ spam_level: 'level_1' })).toMatchObject({ status: 200 })
  expect(await onServer(`PUT ${path}/dmarc-receiver`, { body: { dmarc_receiver: true } })).toMatchObject({
    status: 200,
  })
  expect(await change({ strict_html_mail: true })).toMatchObject({ status: 200 })
  expect(await read()).toEqual({
    ...first,
    spam_level: 'level_1',
    strict_html_mail: true,
    dmarc_receiver: true,
  })
  expect(await change({})).toMatchObject({ status: 422 })
})

test('with filter_type standard the three other properties are required', async () => {
  const { change, read } = await setUpSpamFilter()
  const errors = [expect.stringMatching(/^spam_level: /), expect.stringMatching(/^detection_action: /)]
  expect(await change({ filter_type: 'standard', strict_non_japanese_subject: true })).toMatchObject({
    status: 422,
    body: errorBody('VALIDATION_ERROR', errors),
  })
  expect(await change({ filter_type: 'standard', ...companions })).toMatchObject({ status: 200 })
  expect(await read()).toMatchObject(companions)
})

test.each(['strict-html-mail', 'all-four'] as const)('the three can be assumed to be: %s', async (choice) => {
  const { change } = await setUpSpamFilter({ assumptions: { 'spam-filter-companions': choice } })
  expect(await change({ filter_type: 'standard', ...companions })).toMatchObject({ status: 422 })
  const all = { ...companions, strict_html_mail: false }
  expect(await change({ filter_type: 'standard', ...all })).toMatchObject({ status: 200 })
  const wanted = Object.keys(all).filter((name) => name !== 'detection_action' || choice.startsWith('all'))
  const { body } = await change({ filter_type: 'standard' })
  const errors = wanted.map((name) => `${name}: is required with the filter_type standard.`)
  expect(body).toMatchObject({ error: { errors: expect.toSatisfy((told) => isSame(told, errors)) } })
})

test('SMTP access from abroad is restricted until that is switched off, for each domain', async () => {
  const { onServer } = await setUpSpamFilter()
  const read = async (domain: string) =>
    (await onServer(`GET /smtp-abroad-restriction?domain=${domain}`)).body
  const off = { abroad_access_restriction: false }
  expect(await read(seededDomain)).toEqual({ abroad_access_restriction: true })
  expect(await onServer(`PUT /smtp-abroad-restriction/${seededDomain}`, { body: off })).toMatchObject({
    status: 200,
  })
  expect(await read(seededDomain)).toEqual(off)
  expect(await read('hw123456.example.jp')).toEqual({ abroad_access_restriction: true })
})

test.each([
  ['GET /spam-filter?domain=example.net', undefined],
  ['PUT /spam-filter/example.net', { spam_level: 'level_1' }],
  ['PUT /spam-filter/example.net/dmarc-receiver', { dmarc_receiver: true }],
  ['GET /smtp-abroad-restriction?domain=example.net', undefined],
  ['PUT /smtp-abroad-restriction/example.net', { abroad_access_restriction: true }],
  ['GET /auto-reply?domain=example.net', undefined],
  ['GET /dkim?domain=example.net', undefined],
  ['GET /dkim/example.net', undefined],
  ['PUT /dkim/example.net', { enabled: true }],
  ['GET /dmarc?domain=example.net', undefined],
  ['PUT /dmarc/example.net', { policy: 'none', report_enabled: false, notification_mail_addresses: [] }],
  ['GET /spf?domain=example.net', undefined],
  ['POST /spf', { fqdn: 'example.net' }],
  ['GET /access-log?domain=example.net', undefined],
  ['GET /error-log?domain=example.net', undefined],
])('an unknown domain is not found: %s', async (route, body) => {
  const { onServer } = await setUpSpamFilter()
  expect(await onServer(route, { body })).toMatchObject({ status: 404, body: errorBody('NOT_FOUND') })
})
