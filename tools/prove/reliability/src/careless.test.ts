import { expect, test } from 'vitest'
import { play } from './row.ts'
import { stalledBody } from './rows/responses.ts'
import type { Subject, SubjectClient, SubjectOptions } from './subject.ts'
import { table } from './table.ts'

/**
 * Creates a client that sends every request three times, each with a new key, and shows its secrets. It has a timeout
 * only where a row asks for one: on a busy machine a timeout would end attempts before they reach the server, where rows
 * count them.
 */
function makeCareless({ baseUrl, key, timeoutMs, log, clock, ...options }: SubjectOptions): SubjectClient {
  const token = typeof key === 'function' ? key() : key
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    for (let attempt = 1; ; attempt += 1) {
      const headers = {
        Authorization: `Bearer ${token.replaceAll('\n', '')}`,
        'Idempotency-Key': `${attempt}`,
      }
      const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
      try {
        log?.(method, path, init)
        const signal = timeoutMs === undefined ? null : AbortSignal.timeout(timeoutMs)
        const response = await fetch(baseUrl + path, { ...init, signal })
        if (response.ok || attempt === 3) return await response.text()
      } catch (error) {
        if (attempt === 3) throw Object.assign(error as Error, init)
      }
      await clock?.sleep(1)
    }
  }
  return {
    held: { token, timeoutMs, ...options },
    read: () => call('GET', '/things'),
    write: (password = 'Correct-Horse-7') => call('POST', '/things', { password }),
    put: () => call('PUT', '/things/7'),
    delete: () => call('DELETE', '/things/7'),
    readNamed: (name) => call('GET', `/things/${name}`),
    accept: () => call('POST', '/things', {}),
    order: () => call('POST', '/v1/vps/servers', { dry_run: false }),
  }
}

const careless: Subject = { waits: [], make: makeCareless }

// If the server lost its faults, every row would hold; this client proves that rows can fail.
test.each(table)('$situation: a careless client fails', async (row) => {
  const { fault } = await play(row, careless)
  // The careless client keeps the timeout that this row gives it.
  if (row === stalledBody) expect(fault).toBeUndefined()
  else expect(fault).toBeTypeOf('string')
})
