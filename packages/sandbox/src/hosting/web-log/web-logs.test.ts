import type { WebLog } from '@hostwright/types'
import { expect, test } from 'vitest'
import { seededDomain, servername, setUpHosting } from '../../testing/hosting.ts'

async function setUpLogs() {
  const { onServer, ...rest } = await setUpHosting()
  return {
    ...rest,
    onServer,
    read: async (log: string, query = '', domain = seededDomain) => {
      const { body } = await onServer<WebLog>(`GET /${log}?domain=${domain}${query}`)
      expect(body.domain).toBe(domain)
      return body.log === '' ? [] : body.log.split('\n')
    },
  }
}

test('the access log has a line an hour for the last day, in the combined format', async () => {
  const { sandbox, read } = await setUpLogs()
  const lines = await read('access-log')
  expect(lines).toHaveLength(24)
  expect(lines[23]).toMatch(
    /^192\.0\.2\.\d+ - - \[01\/Oct\/2026:12:00:00 \+0900\] "GET \/\S* HTTP\/1\.1" (200|404) \d+ /,
  )
  expect(await read('access-log')).toEqual(lines)
  await sandbox.clock.advance({ minutes: 90 })
  expect((await read('access-log')).slice(0, 23)).toEqual(lines.slice(1))
})

test('the initial domain has visits since its order', async () => {
  const { read } = await setUpLogs()
  expect(await read('access-log', '', servername)).toHaveLength(24)
})

test('the error log has a line for each request that was not found', async () => {
  const { read } = await setUpLogs()
  const missed = (await read('access-log')).filter((line) => line.includes(' 404 '))
  const errors = await read('error-log')
  expect(errors.length).toBeGreaterThan(0)
  expect(errors).toHaveLength(missed.length)
  expect(errors[0]).toMatch(
    /^\[(Wed|Thu) (Sep|Oct) \d\d \d\d:00:00 2026\] .* \/home\/hw123456\/example\.com\/public_html\/missing\.html$/,
  )
})

test.each(['access-log', 'error-log'])(
  'lines counts from the end of the %s, and keyword filters',
  async (log) => {
    const { onServer, read } = await setUpLogs()
    const all = await read(log)
    expect(await read(log, '&lines=2')).toEqual(all.slice(-2))
    expect(await read(log, '&lines=1000')).toEqual(all)
    const day = log === 'access-log' ? '01/Oct' : 'Oct 01'
    const found = all.filter((line) => line.includes(day))
    expect(await read(log, `&keyword=${encodeURIComponent(day)}`)).toEqual(found)
    expect(await read(log, `&lines=1&keyword=${encodeURIComponent(day)}`)).toEqual(found.slice(-1))
    expect(await read(log, '&keyword=nothing-like-it')).toEqual([])
    for (const query of ['', `?domain=${seededDomain}&lines=0`, `?domain=${seededDomain}&lines=two`]) {
      expect(await onServer(`GET /${log}${query}`)).toMatchObject({ status: 422 })
    }
  },
)

test('the logs of a new domain are empty', async () => {
  const { sandbox, addDomain, read } = await setUpLogs()
  await sandbox.clock.advance({ minutes: 30 })
  await addDomain('example.org')
  expect(await read('access-log', '', 'example.org')).toEqual([])
  await sandbox.clock.advance({ hours: 2 })
  expect(await read('access-log', '', 'example.org')).toHaveLength(2)
})
