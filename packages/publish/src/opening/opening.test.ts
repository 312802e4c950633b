import { readdir } from 'node:fs/promises'
import { createHosting, type Site } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { closeSsh } from '../close-ssh.ts'
import { publishFolder } from '../publish-folder.ts'
import type { PublishOptions } from '../publish-options.ts'
import { readPublishStatus } from '../read-publish-status.ts'
import { listenAsProxy } from '../testing/listen-as-proxy.ts'
import { openScene, type Scene, servername } from '../testing/open-scene.ts'
import { findOverdueOpenings, openingsFolder } from './local-openings.ts'
import { createServerOpenings } from './server-openings.ts'
import type { SshOpening, SshSwitches } from './ssh-opening.ts'

const open: SshSwitches = { ssh_enabled: true, abroad_access_restriction: false }
const closed: SshSwitches = { ssh_enabled: false, abroad_access_restriction: true }

interface Abroad extends Scene {
  readonly server: Site
  /** Options that open SSH, and remember it in a folder of the test. */
  readonly opening: PublishOptions & { readonly openingsFolder: string }
  readonly notices: string[]
  readonly switches: () => Promise<SshSwitches>
}

/** A server to which SSH is closed, and a program abroad. */
async function openAbroad(): Promise<Abroad> {
  const scene = await openScene({ abroad: true })
  const { openingsFolder } = scene
  const server = createHosting(scene.client).server(servername)
  await server.ssh.update(closed)
  const { fill } = scene
  await fill({ 'index.html': 'one' })
  const notices: string[] = []
  const onNotice = (text: string): void => void notices.push(text)
  return {
    ...scene,
    server,
    notices,
    opening: { ...scene.options, enableSsh: true, fromAbroad: true, openingsFolder, onNotice },
    async switches() {
      const { ssh_enabled, abroad_access_restriction } = await server.ssh.get()
      return { ssh_enabled, abroad_access_restriction }
    },
  }
}

/** Publishes, and looks at the site while the publish is going on. */
async function publishAnd(scene: Abroad, during: () => Promise<unknown>): Promise<unknown> {
  let looked: Promise<unknown> | undefined
  const onProgress = (): void => void (looked ??= during())
  // The result of `during` is awaited before the publish can end.
  const options = { ...scene.opening, onProgress, signal: undefined }
  await publishFolder(scene.client, options)
  return looked
}

const recordOf = (other: Partial<SshOpening>): SshOpening => ({
  id: 'other',
  server: servername,
  by: 'ci.example.org, process 7',
  at: '2000-01-01T00:00:00.000Z',
  until: '2100-01-01T00:00:00.000Z',
  before: closed,
  set: open,
  state: 'in',
  ...other,
})

test('SSH is opened for a publish, said, and closed behind it', async () => {
  const scene = await openAbroad()
  await expect(publishFolder(scene.client, scene.options)).rejects.toMatchObject({ reason: 'ssh-off' })
  expect(await publishAnd(scene, scene.switches)).toEqual(open)
  expect(await scene.switches()).toEqual(closed)
  expect(scene.notices).toEqual([expect.stringContaining('all sites of the server are open')])
  expect(await readdir(scene.opening.openingsFolder)).toEqual([])
})

test('without fromAbroad the error names it', async () => {
  const scene = await openAbroad()
  await scene.server.ssh.update({ ssh_enabled: true })
  await expect(publishFolder(scene.client, scene.options)).rejects.toThrow(
    'if this machine is abroad, allow them with fromAbroad',
  )
})

test('SSH is closed behind a publish that stops, too', async () => {
  const scene = await openAbroad()
  const wrong = { ...scene.opening, hostKey: 'SHA256:other' }
  await expect(publishFolder(scene.client, wrong)).rejects.toMatchObject({ reason: 'host-key' })
  expect(await scene.switches()).toEqual(closed)
  await expect(publishFolder(scene.client, { ...scene.opening, to: 'none' })).rejects.toThrow('no folder')
  expect(await scene.switches()).toEqual(closed)
})

test('a switch that somebody changes meanwhile stays as it is', async () => {
  const scene = await openAbroad()
  await publishAnd(scene, () => scene.server.ssh.update({ abroad_access_restriction: true }))
  expect(await scene.switches()).toEqual(closed)
  await scene.server.ssh.update(open)
  const { fill } = scene
  await fill({ 'index.html': 'two' })
  await publishAnd(scene, async () => undefined)
  expect(await scene.switches()).toEqual(open)
})

test('the last publish out closes SSH, to the values before the first', async () => {
  const scene = await openAbroad()
  await scene.server.ssh.update(open)
  await scene.asOther(({ sftp }) => createServerOpenings(sftp).write(recordOf({})))
  await publishFolder(scene.client, scene.opening)
  expect(await scene.switches()).toEqual(open)
  // The other one leaves too.
  await scene.asOther(({ sftp }) => createServerOpenings(sftp).write(recordOf({ state: 'left' })))
  await publishFolder(scene.client, scene.opening)
  expect(await scene.switches()).toEqual(closed)
})

test('an opening past its time is reported by each publish, and closed by the next that opens', async () => {
  const scene = await openAbroad()
  await scene.server.ssh.update(open)
  const overdue = recordOf({ until: '2001-01-01T00:00:00.000Z' })
  await scene.asOther(({ sftp }) => createServerOpenings(sftp).write(overdue))
  expect(await publishFolder(scene.client, scene.options)).toMatchObject({
    overdueOpenings: [{ id: 'other' }],
  })
  expect(await readPublishStatus(scene.client, scene.options)).toMatchObject({
    overdueOpenings: [{ by: overdue.by }],
  })
  expect(await scene.switches()).toEqual(open)
  await publishFolder(scene.client, scene.opening)
  expect(await scene.switches()).toEqual(closed)
})

test('a dry run switches nothing', async () => {
  const scene = await openAbroad()
  await expect(publishFolder(scene.client, { ...scene.opening, dryRun: true })).rejects.toThrow(
    'a dry run switches nothing',
  )
  expect(await scene.switches()).toEqual(closed)
})

test('a login is tried for a minute after a switch, and a publish succeeds once the server lets in', async () => {
  const scene = await openAbroad()
  const slept: number[] = []
  const sleep = async (ms: number): Promise<void> => {
    slept.push(ms)
    await scene.opening.sleep?.(ms)
  }
  const nowhere = { host: '127.0.0.1', port: 1 }
  await expect(publishFolder(scene.client, { ...scene.opening, address: nowhere, sleep })).rejects.toThrow(
    'No connection',
  )
  expect(slept).toEqual([1000, 2000, 4000, 8000, 8000, 8000, 8000, 8000, 8000])
  expect(await scene.switches()).toEqual(closed)
  const address = await listenAsProxy(scene.ssh, { drops: 3 })
  expect(await publishFolder(scene.client, { ...scene.opening, address })).toMatchObject({
    added: ['index.html'],
  })
  expect(address.connections()).toBe(4)
})

test('a publish that was killed is closed by closeSsh on the same machine', async () => {
  const scene = await openAbroad()
  let calls = 0
  // The process ends while it tries to log in, so nothing of it closes SSH.
  const sleep = async (): Promise<never> => {
    calls += 1
    return new Promise(() => undefined)
  }
  const address = { host: '127.0.0.1', port: 1 }
  void publishFolder(scene.client, { ...scene.opening, address, sleep })
  await expect.poll(() => calls).toBe(1)
  expect(await scene.switches()).toEqual(open)
  const { now, openingsFolder } = scene.opening
  expect(await findOverdueOpenings({ now, openingsFolder })).toEqual([])
  await scene.sandbox.clock.advance({ hours: 2 })
  expect(await findOverdueOpenings({ now, openingsFolder })).toMatchObject([{ server: servername }])
  const close = { ...scene.opening, privateKey: undefined, server: servername }
  expect(await closeSsh(scene.client, close)).toEqual({ restored: closed, others: [] })
  expect(await scene.switches()).toEqual(closed)
  expect(await closeSsh(scene.client, close)).toEqual({ restored: {}, others: [] })
})

test('closeSsh with a key leaves SSH open while another publish is going on', async () => {
  const scene = await openAbroad()
  await scene.server.ssh.update(open)
  await scene.asOther(async ({ sftp }) => {
    const openings = createServerOpenings(sftp)
    await openings.write(recordOf({ id: 'killed', until: '2001-01-01T00:00:00.000Z' }))
    await openings.write(recordOf({}))
  })
  const close = { ...scene.opening, server: servername }
  expect(await closeSsh(scene.client, close)).toMatchObject({ restored: {}, others: [{ id: 'other' }] })
  await scene.asOther(({ sftp }) => createServerOpenings(sftp).write(recordOf({ state: 'left' })))
  expect(await closeSsh(scene.client, close)).toEqual({ restored: closed, others: [] })
  expect(await scene.switches()).toEqual(closed)
})

test('a user without a home folder is told what to give', () => {
  expect(() => openingsFolder(undefined, '')).toThrow('openingsFolder is needed where no home folder is')
  expect(openingsFolder('/srv/openings', '')).toBe('/srv/openings')
})
