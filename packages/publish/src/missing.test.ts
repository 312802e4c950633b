import { createClient } from '@hostwright/common'
import { expect, test } from 'vitest'
import { publishFolder } from './publish-folder.ts'
import { openScene, root, type Scene } from './testing/open-scene.ts'
import { listenAsProxy } from './testing/listen-as-proxy.ts'

/** A client to which the responses of one path look different. */
function withResponse(scene: Scene, path: string, change: (body: never) => unknown): Scene['client'] {
  const { apiKey, baseUrl, fetch, clock } = scene.sandbox
  return createClient({
    baseUrl,
    apiKey,
    now: clock.now,
    sleep: clock.sleep,
    async fetch(request) {
      const response = await fetch(request)
      if (!new URL(request.url).pathname.endsWith(path)) return response
      return Response.json(change((await response.json()) as never), { headers: response.headers })
    },
  })
}

interface Usage {
  readonly disk: Readonly<Record<string, number>>
}

test.each([
  [{ quota_gb: 10, used_gb: 9.999_999 }, 'needs 0.0 MB, and the contract has 0.0 MB left'],
  [{ file_limit: 100, file_count: 99 }, 'needs 2 files, and the contract has room for 1 more'],
])('too little room (%j) stops before anything is written', async (disk, message) => {
  const scene = await openScene()
  const { fill } = scene
  await fill({ 'a.txt': 'x'.repeat(2000), 'index.html': 'one' })
  const client = withResponse(scene, '/usage', (usage: Usage) => ({
    ...usage,
    disk: { ...usage.disk, ...disk },
  }))
  await expect(publishFolder(client, scene.options)).rejects.toMatchObject({
    reason: 'no-room',
    message: expect.stringContaining(message),
  })
  expect(await scene.asOther(({ sftp }) => sftp.list('/home/hw123456/.hostwright'))).toBeUndefined()
})

test('a domain that is being set up is waited for', async () => {
  const scene = await openScene()
  const { fill } = scene
  await fill({ 'index.html': 'one' })
  let reads = 0
  const client = withResponse(scene, '/domain', (list: { readonly domains: readonly object[] }) => {
    reads += 1
    return { ...list, domains: list.domains.map((one) => ({ ...one, is_awaiting: reads < 4 })) }
  })
  expect(await publishFolder(client, scene.options)).toMatchObject({ added: ['index.html'] })
  expect(reads).toBe(4)
  const never = withResponse(scene, '/domain', (list: { readonly domains: readonly object[] }) => ({
    ...list,
    domains: list.domains.map((one) => ({ ...one, is_awaiting: true })),
  }))
  await expect(publishFolder(never, scene.options)).rejects.toThrow('still being set up')
})

test('a file that became a folder, and the other way round, say how to publish them', async () => {
  const { client, options, fill, asOther } = await openScene()
  await fill({ 'index.html': 'one', docs: 'a file' })
  await publishFolder(client, options)
  await fill({ 'index.html': 'one', 'docs/a.html': 'a' })
  await expect(publishFolder(client, options)).rejects.toThrow('Delete docs on the server and publish again')
  await asOther(({ sftp }) => sftp.remove(`${root}/docs`))
  expect(await publishFolder(client, options)).toMatchObject({ added: ['docs/a.html'] })
  await fill({ 'index.html': 'one', docs: 'a file' })
  await expect(publishFolder(client, options)).rejects.toThrow('Something else than a file is at docs')
  await asOther(async ({ sftp }) => {
    await sftp.remove(`${root}/docs/a.html`)
    await sftp.removeFolder(`${root}/docs`)
  })
  expect(await publishFolder(client, options)).toMatchObject({ added: ['docs'] })
})

test('nothing of the probe is left in the site, also after a kill', async () => {
  const { client, options, fill, asOther } = await openScene()
  await fill({ 'index.html': 'one' })
  const probe = `${root}/.ht-hostwright-probe`
  await asOther(async ({ sftp }) => sftp.close(await sftp.open(probe, 'w')))
  expect(await publishFolder(client, options)).toMatchObject({ added: ['index.html'] })
  expect(await asOther(({ sftp }) => sftp.stat(probe))).toBeUndefined()
})

test('a connection that is cut says that the same publish goes on, and it does', async () => {
  const { client, options, fill, ssh } = await openScene()
  await fill(Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`${index}.txt`, `text ${index}`])))
  const proxy = await listenAsProxy(ssh)
  const cut = publishFolder(client, {
    ...options,
    address: proxy,
    onProgress: ({ uploaded }) => uploaded === 20 && proxy.cut(),
  })
  await expect(cut).rejects.toMatchObject({ reason: 'connection' })
  const hours = { now: () => options.now!() + 600_000 }
  expect(await publishFolder(client, { ...options, ...hours })).toMatchObject({ added: { length: 40 } })
})
