import { expect, test } from 'vitest'
import { createScriptedAccount, outcomeOf, powerResponse } from './testing/scripted-account.ts'

const list = 'GET /v1/vps/servers'
const detail = (uuid: string): string => `GET /v1/vps/servers/${uuid}`
const reject = (status: number, code: string): Response =>
  Response.json({ error: { code, message: 'No.' } }, { status })

/** Creates an account whose VPS at 192.0.2.1 gets another uuid after the first read. The list then has these VPSs. */
function createMoved(servers: readonly { uuid: string; ip_address: string }[]) {
  return createScriptedAccount((line) => {
    if (line === list) return Response.json({ servers })
    if (line.includes('/new')) return powerResponse(line, 'stopped')
    return line === detail('old') ? powerResponse(line, 'running') : reject(404, 'VPS_NOT_FOUND')
  })
}

test('a VPS that is moved during a wait is found by its IP address', async () => {
  const { vps, requests } = createMoved([
    { uuid: 'other', ip_address: '192.0.2.9' },
    { uuid: 'new', ip_address: '192.0.2.1' },
  ])
  await expect(outcomeOf(vps.server('old').power.waitFor('stopped'))).resolves.toBe('stopped')
  expect(requests.map(({ line }) => line)).toEqual([
    detail('old'),
    `${detail('old')}/power`,
    list,
    `${detail('new')}/power`,
  ])
})

test.each([
  ['is not in the list any more', [{ uuid: 'other', ip_address: '192.0.2.9' }]],
  ['is in the list as before', [{ uuid: 'old', ip_address: '192.0.2.1' }]],
])('a VPS that %s ends the wait with the API’s error', async (_, servers) => {
  const { vps, requests } = createMoved(servers)
  await expect(outcomeOf(vps.server('old').power.waitFor('stopped'))).resolves.toMatchObject({
    error: { code: 'VPS_NOT_FOUND' },
  })
  expect(requests.map(({ line }) => line)).toEqual([detail('old'), `${detail('old')}/power`, list])
})

test('a key that may only read the power state can wait too', async () => {
  const { vps, requests } = createScriptedAccount((line) =>
    line.endsWith('/power') ? powerResponse(line, 'stopped') : reject(403, 'FORBIDDEN'),
  )
  await expect(outcomeOf(vps.server('u').power.waitFor('stopped'))).resolves.toBe('stopped')
  expect(requests.map(({ line }) => line)).toEqual([detail('u'), `${detail('u')}/power`])
})

test('a VPS whose IP address is not known is not searched for', async () => {
  const { vps, requests } = createScriptedAccount((line) =>
    line.endsWith('/power') ? reject(404, 'VPS_NOT_FOUND') : reject(403, 'FORBIDDEN'),
  )
  await expect(outcomeOf(vps.server('u').power.waitFor('stopped'))).resolves.toMatchObject({
    error: { code: 'VPS_NOT_FOUND' },
  })
  expect(requests.map(({ line }) => line)).not.toContain(list)
  expect(requests).toHaveLength(2)
})

test('any other rejection of the first read ends the wait', async () => {
  const { vps, requests } = createScriptedAccount(() => reject(403, 'TARGET_NOT_ALLOWED'))
  await expect(outcomeOf(vps.server('u').power.waitFor('stopped'))).resolves.toMatchObject({
    error: { code: 'TARGET_NOT_ALLOWED' },
  })
  expect(requests).toHaveLength(1)
})
