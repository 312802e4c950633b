import type { ServerHandle } from '@hostwright/vps'
import { expect } from 'vitest'
import { unlessRejected } from './unless-rejected.ts'
import type { Walker } from './walker.ts'

/** Memo, name and reverse DNS: what was set is read again. */
export async function describeTheVps(server: ServerHandle, { vps }: Walker): Promise<void> {
  await server.setMemo('front, 本番')
  await server.setName('front-1')
  await server.setReverseHostname('front-1.example.com')
  expect(await server.get()).toMatchObject({
    memo: 'front, 本番',
    name: 'front-1',
    reverse_hostname: 'front-1.example.com',
  })
  expect((await vps.byName('front-1')).uuid).toBe(server.uuid)

  const emoji = await unlessRejected(['VALIDATION_ERROR'], () => server.setMemo('🚀'))
  expect((await server.get()).memo).toBe(emoji === undefined ? 'front, 本番' : '🚀')
}

/** Reinstalls are protected and released again. */
export async function protectTheVps({ protection }: ServerHandle): Promise<void> {
  await protection.set({ os_reinstall: true })
  expect(await protection.get()).toEqual({ os_reinstall: true })
  await protection.set({ os_reinstall: false })
  expect(await protection.get()).toEqual({ os_reinstall: false })
}
