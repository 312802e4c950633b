import type { ServerHandle } from '@hostwright/vps'
import { expect } from 'vitest'
import type { Walker } from './walker.ts'

/** Reboot, stop and start, each awaited in one of the ways there are. */
export async function switchTheVps({ power }: ServerHandle, { vps }: Walker): Promise<void> {
  expect(await power.status()).toBe('running')
  expect(await (await power.reboot()).wait()).toBe('running')
  expect(await (await power.reboot({ force: true })).wait()).toBe('running')
  expect(await (await power.stop()).wait()).toBe('stopped')
  const { operationId, location } = await power.start()
  expect(await vps.resume({ operationId, location }).wait()).toBe('running')
  await power.reboot()
  expect(await power.waitFor('running')).toBe('running')
  expect(await power.ensure('stopped')).toBe('stopped')
}

/** Of a stopped VPS, as `switchTheVps` leaves it. */
export async function reinstallTheVps({ os, power }: ServerHandle): Promise<void> {
  const image = (await os.images()).find(({ unavailable_reason: reason }) => reason === null)
  const { image_id } = image!
  const reinstall = await os.reinstall({ image_id, root_password: 'Correct-Horse-8' })
  expect((await os.status()).status).toBe('rebuilding')
  await reinstall.wait()
  expect(await os.status()).toMatchObject({ status: 'completed', image_id })
  expect(await power.status()).toBe('running')
}
