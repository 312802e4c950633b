import { setTimeout as wait } from 'node:timers/promises'
import { skipWithout } from '@hostwright/machine/skip-without'
import ssh2 from 'ssh2'
import { expect, onTestFinished, test, type TestContext } from 'vitest'
import { openSite, type RealSite } from './open-site.ts'
import { startOpenSsh } from './servers/openssh.ts'
import { keep, others, toVersion } from './site-versions.ts'
import { surviveFailure } from './survive-failure.ts'

async function open(context: TestContext) {
  skipWithout(context, 'sftp-server')
  const site = await openSite(startOpenSsh)
  onTestFinished(() => site.close())
  await site.reset(others)
  await site.publish(toVersion(1), { keep })
  return { site, restore: await site.save() }
}

test('a publish that leaves a frozen server in time may take long to end, as one that closes its files', async (context) => {
  const { site, restore } = await open(context)
  const slow: RealSite = {
    ...site,
    publish: (files, options) =>
      site.publish(files, options).catch(async (error: unknown) => {
        for (let turn = 0; turn < 50; turn += 1) await wait(1)
        throw error
      }),
  }
  expect(await surviveFailure(slow, restore, { request: 20, when: 'frozen' })).toBe(true)
})

test('a publish that stays with a frozen server is found', async (context) => {
  const { site, restore } = await open(context)
  const client = new ssh2.Client()
  onTestFinished(() => void client.destroy())
  const endless: RealSite = {
    ...site,
    publish: () =>
      new Promise(() => {
        const { host, port } = site.host
        client.on('ready', () => client.sftp(() => undefined))
        client.connect({ host, port, username: 'site', password: 'any' })
      }),
  }
  const surviving = surviveFailure(endless, restore, { request: 1, when: 'frozen' })
  await expect(surviving).rejects.toThrow('expected 30 to be less than 30')
})
