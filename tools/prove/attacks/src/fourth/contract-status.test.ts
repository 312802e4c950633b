import { createMemoryJournal } from '@hostwright/common'
import { expect, test } from 'vitest'
import { anOrder, consent, createStage, thrownBy, type Alter } from './stage.ts'

/** Shows every VPS in the list with this status. */
const showing =
  (status: string): Alter =>
  async ({ kind, path }, pass) => {
    const response = await pass()
    if (kind !== 'read' || path !== '/v1/vps/servers' || !response.ok) return response
    const { servers } = (await response.json()) as { servers: object[] }
    return Response.json({ servers: servers.map((server) => ({ ...server, status })) }, response)
  }

test.each(['cancel_scheduled', 'cancelling', 'suspended', 'expires_soon', 'Active', 'locked', 'undeleted'])(
  'a VPS of the name with the status %s: it exists, and nothing is ordered',
  async (status) => {
    const stage = await createStage()
    await stage.program().vps.ensure(anOrder('web-1'), consent)
    await stage.later(120)
    const { state, differs } = await stage
      .program({ alter: showing(status) })
      .vps.ensure(anOrder('web-1'), consent)
    expect(state).toBe('existing')
    if (['cancel_scheduled', 'cancelling', 'expires_soon', 'locked', 'undeleted'].includes(status))
      expect(differs).toEqual(['status'])
    expect(stage.paid()).toBe(1)
  },
)

test.each(['expired', 'CANCELLED', 'Canceled', 'deleted', 'Terminated'])(
  'a VPS of the name with the status %s, which a colleague had: a new one is ordered',
  async (status) => {
    const stage = await createStage()
    await stage.program().vps.ensure(anOrder('web-1'), consent)
    await stage.later(120)
    const { state } = await stage.program({ alter: showing(status) }).vps.ensure(anOrder('web-1'), consent)
    expect(state).toBe('ordered')
  },
)

test('a VPS that was ordered from here and has ended: it is ordered once more only with the value of the error', async () => {
  const stage = await createStage()
  const journal = createMemoryJournal()
  await stage.program({ journal }).vps.ensure(anOrder('web-1'), consent)
  await stage.later(120)
  const { vps } = stage.program({ journal, alter: showing('expired') })
  const error = await thrownBy(vps.ensure(anOrder('web-1'), consent))
  expect(error).toMatchObject({ name: 'ConfigError', field: 'again' })
  expect(stage.paid()).toBe(1)
  await thrownBy(vps.ensure(anOrder('web-1'), { ...consent, again: 'yes' }))
  expect(stage.paid()).toBe(1)
  const { again } = error as { again?: string }
  expect((await vps.ensure(anOrder('web-1'), { ...consent, again: again! })).state).toBe('ordered')
  await thrownBy(vps.ensure(anOrder('web-1'), { ...consent, again: again! }))
  expect(stage.paid()).toBe(2)
})
