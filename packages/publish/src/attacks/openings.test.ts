import { closeSsh } from '@hostwright/publish'
import { createHosting } from '@hostwright/hosting'
import { expect, test } from 'vitest'
import { openScene, type Scene, servername } from '../testing/open-scene.ts'
import { fill, listenAsGate, publish, reasonOf } from '../testing/attack.ts'
import type { Fate } from '../testing/listen-as-proxy.ts'

const ssh = (scene: Scene) => createHosting(scene.client).server(servername).ssh

async function closed(): Promise<{
  readonly scene: Scene
  readonly options: { readonly openingsFolder: string; readonly enableSsh: true; readonly fromAbroad: true }
}> {
  const scene = await openScene({ abroad: true })
  await fill(scene, { 'index.html': 'one' })
  await ssh(scene).update({ ssh_enabled: false, abroad_access_restriction: true })
  const { openingsFolder } = scene
  return { scene, options: { openingsFolder, enableSsh: true, fromAbroad: true } }
}

const off = { ssh_enabled: false, abroad_access_restriction: true }

test('a publish opens and closes behind itself, and one that stops does so too', async () => {
  const { scene, options } = await closed()
  expect(await reasonOf(publish(scene, options))).toBe('done')
  expect(await ssh(scene).get()).toMatchObject(off)
  await fill(scene, {})
  expect(await reasonOf(publish(scene, options))).toBe('brake')
  expect(await ssh(scene).get()).toMatchObject(off)
})

test('a publish whose login is rejected closes behind itself', async () => {
  const { scene, options } = await closed()
  expect(
    await reasonOf(
      publish(scene, { ...options, hostKey: 'SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }),
    ),
  ).toBe('host-key')
  expect(await ssh(scene).get()).toMatchObject(off)
})

test('a callback or a signal that ends the publish leaves nothing open', async () => {
  const { scene, options } = await closed()
  await reasonOf(
    publish(scene, {
      ...options,
      onProgress: () => {
        throw new Error('mine')
      },
    }),
  )
  expect(await ssh(scene).get()).toMatchObject(off)
  const abort = new AbortController()
  await fill(scene, { 'index.html': 'two' })
  await reasonOf(publish(scene, { ...options, signal: abort.signal, onProgress: () => abort.abort() }))
  expect(await ssh(scene).get()).toMatchObject(off)
  await reasonOf(
    publish(scene, {
      ...options,
      onNotice: () => {
        throw new Error('mine')
      },
    }),
  )
  expect(await ssh(scene).get()).toMatchObject(off)
})

test.each([5, 20, 40, 60, 80])('a connection that is cut at piece %i leaves nothing open', async (at) => {
  const { scene, options } = await closed()
  const gate = await listenAsGate(scene, (piece) => (piece < at ? 'pass' : 'cut'))
  await reasonOf(publish(scene, { ...options, address: gate }))
  const first = await ssh(scene).get()
  if (first.ssh_enabled)
    await closeSsh(scene.client, {
      ...scene.options,
      server: servername,
      openingsFolder: options.openingsFolder,
    })
  expect(await ssh(scene).get()).toMatchObject(off)
})

test('what somebody else set during the publish is not put back', async () => {
  const { scene, options } = await closed()
  const gate = await listenAsGate(scene, async (piece): Promise<Fate> => {
    if (piece === 30) await ssh(scene).update({ abroad_access_restriction: true })
    return 'pass'
  })
  await reasonOf(publish(scene, { ...options, address: gate }))
  expect(await ssh(scene).get()).toMatchObject(off)
})

test('SSH that was on before stays on, and abroad alone is closed again', async () => {
  const { scene, options } = await closed()
  await ssh(scene).update({ ssh_enabled: true, abroad_access_restriction: true })
  await publish(scene, options)
  expect(await ssh(scene).get()).toMatchObject({ ssh_enabled: true, abroad_access_restriction: true })
  await ssh(scene).update({ ssh_enabled: true, abroad_access_restriction: false })
  await fill(scene, { 'index.html': 'two' })
  await publish(scene, options)
  expect(await ssh(scene).get()).toMatchObject({ ssh_enabled: true, abroad_access_restriction: false })
})

test('two publishes at the same time: the last one out closes, and both had a connection', async () => {
  const { scene, options } = await closed()
  const other = Promise.withResolvers<string>()
  // The first one is logged in by then, and goes on when the other one has ended.
  const gate = await listenAsGate(scene, async (piece): Promise<Fate> => {
    if (piece === 30) other.resolve(await reasonOf(publish(scene, options)))
    return 'pass'
  })
  const first = reasonOf(publish(scene, { ...options, address: gate }))
  expect(['done', 'locked']).toContain(await other.promise)
  expect(await ssh(scene).get()).toMatchObject({ ssh_enabled: true, abroad_access_restriction: false })
  expect(['done', 'locked']).toContain(await first)
  expect(await ssh(scene).get()).toMatchObject(off)
})

test('without the flags nothing is opened', async () => {
  const { scene } = await closed()
  expect(await reasonOf(publish(scene))).toBe('ssh-off')
  expect(await ssh(scene).get()).toMatchObject(off)
})
