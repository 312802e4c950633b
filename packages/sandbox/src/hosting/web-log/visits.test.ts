import { expect, test } from 'vitest'
import { listVisits, toAccessLine, toErrorLine, type Visit } from './visits.ts'

const hourMs = 3_600_000
const noon = Date.parse('2026-10-01T12:00:00+09:00')

test('there is a visit in each full hour of the last day', () => {
  const visits = listVisits('example.com', 0, noon + 1)
  expect(visits.map(({ at }) => at)).toEqual(Array.from({ length: 24 }, (_, n) => noon - (23 - n) * hourMs))
  expect(listVisits('example.com', 0, noon + 1)).toEqual(visits)
  expect(listVisits('example.org', 0, noon + 1)).not.toEqual(visits)
})

test('there is no visit from before the site was added', () => {
  expect(listVisits('example.com', noon - 2 * hourMs + 1, noon).map(({ at }) => at)).toEqual([
    noon - hourMs,
    noon,
  ])
  expect(listVisits('example.com', noon, noon).map(({ at }) => at)).toEqual([noon])
  expect(listVisits('example.com', noon + 1, noon + 2)).toEqual([])
})

test('a visitor comes from a documentation address, and what is missing is not found', () => {
  const visits = Array.from({ length: 300 }, (_, n) => listVisits(`site-${n}.example`, 0, noon)).flat()
  expect(new Set(visits.map(({ path }) => path)).size).toBe(5)
  for (const { address, path, status, bytes } of visits) {
    expect(address).toMatch(/^192\.0\.2\.([1-9]|[1-9]\d|1\d\d|2[0-4]\d|25[0-4])$/)
    expect(status).toBe(path === '/missing.html' ? 404 : 200)
    expect(bytes).toBeGreaterThanOrEqual(500)
  }
})

test('a visit is a line of each log', () => {
  const visit: Visit = { at: noon, address: '192.0.2.7', path: '/about/', status: 200, bytes: 512 }
  expect(toAccessLine(visit)).toBe(
    '192.0.2.7 - - [01/Oct/2026:12:00:00 +0900] "GET /about/ HTTP/1.1" 200 512 "-" "Example/1.0"',
  )
  expect(toErrorLine(visit, '/home/hw1')).toBe(
    '[Thu Oct 01 12:00:00 2026] [core:info] [client 192.0.2.7] File does not exist: /home/hw1/about/',
  )
})
