import { expect, test } from 'vitest'
import { publishFolder } from './publish-folder.ts'
import { readPublishStatus } from './read-publish-status.ts'
import { openScene, root, type Scene } from './testing/open-scene.ts'
import { fill } from './testing/attack.ts'
import { readSite } from './testing/read-site.ts'
import { undoPublish } from './undo-publish.ts'

/** Responds as a web server that reads `.htaccess`: with 500 below a folder whose rules contain `broken`. */
function serveRules({ asOther }: Scene) {
  const visited: string[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const { pathname, host } = new URL(request.url)
    visited.push(`${host} ${request.headers.get('host')} ${pathname}`)
    const site = await asOther(({ sftp }) => readSite(sftp, root))
    const isBroken = Object.entries(site).some(
      ([path, text]) =>
        path.endsWith('.htaccess') && text === 'broken' && pathname.startsWith(`/${path.slice(0, -9)}`),
    )
    return new Response('', { status: isBroken ? 500 : 200 })
  }
  return { fetch, visited }
}

test('a new .htaccess that the server cannot read is taken away, and the rest is published', async () => {
  const scene = await openScene()
  const { fetch, visited } = serveRules(scene)
  const options = { ...scene.options, fetch, webAddress: undefined }
  await fill(scene, { 'index.html': 'one', '.htaccess': 'broken' })
  const result = await publishFolder(scene.client, options)
  expect(result).toMatchObject({ added: ['index.html'], putBack: ['.htaccess'] })
  expect(await scene.asOther(({ sftp }) => readSite(sftp, root))).toEqual({ 'index.html': 'one' })
  expect(new Set(visited)).toEqual(new Set(['hw123456.example.jp example.com /']))
  await fill(scene, { 'index.html': 'one', '.htaccess': 'fine' })
  expect(await publishFolder(scene.client, options)).toMatchObject({ added: ['.htaccess'], putBack: [] })
})

test('a changed .htaccess that the server cannot read is replaced by the one before, for the next publish too', async () => {
  const scene = await openScene()
  const { fetch } = serveRules(scene)
  const options = { ...scene.options, fetch }
  await fill(scene, { 'index.html': 'one', 'docs/.htaccess': 'fine' })
  await publishFolder(scene.client, options)
  await fill(scene, { 'index.html': 'two', 'docs/.htaccess': 'broken' })
  const result = await publishFolder(scene.client, options)
  expect(result).toMatchObject({ changed: ['index.html'], putBack: ['docs/.htaccess'] })
  const site = (): Promise<Record<string, string>> => scene.asOther(({ sftp }) => readSite(sftp, root))
  expect(await site()).toEqual({ 'index.html': 'two', 'docs/.htaccess': 'fine' })
  expect(await readPublishStatus(scene.client, options)).toMatchObject({ drifted: [], isInterrupted: false })
  await undoPublish(scene.client, options)
  expect(await site()).toEqual({ 'index.html': 'one', 'docs/.htaccess': 'fine' })
})

test('an .htaccess stays if the site failed before it, or if there is no response', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one', '.htaccess': 'broken' })
  const failing = async (): Promise<Response> => new Response('', { status: 503 })
  expect(await publishFolder(scene.client, { ...scene.options, fetch: failing })).toMatchObject({
    putBack: [],
  })
  await fill(scene, { 'index.html': 'one', '.htaccess': 'broken, and longer' })
  const offline = (): Promise<never> => Promise.reject(new TypeError('fetch failed'))
  expect(await publishFolder(scene.client, { ...scene.options, fetch: offline })).toMatchObject({
    putBack: [],
  })
})
