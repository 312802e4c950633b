import { expect, test } from 'vitest'
import { openScene, type Scene } from '../testing/open-scene.ts'
import { writeAsOther } from '../testing/read-site.ts'
import { fill, listenAsGate, publish, readFile, reasonOf, statePaths } from '../testing/attack.ts'
import type { Fate } from '../testing/listen-as-proxy.ts'

/** Catches the lock of a running publish as text, and puts it back after the publish. */
async function leaveLock(scene: Scene, change: (text: string) => string = (text) => text): Promise<string> {
  await fill(scene, { 'index.html': 'one' })
  await publish(scene)
  const folder = (await statePaths(scene, /publisher\.json$/))[0]!.replace('/publisher.json', '')
  await fill(scene, { 'index.html': 'two' })
  let text = ''
  const gate = await listenAsGate(scene, async () => {
    if (text === '')
      await scene.asOther(async ({ sftp }) => {
        if ((await sftp.stat(`${folder}/lock`)) !== undefined) text = await readFile(sftp, `${folder}/lock`)
      })
    return text === '' ? 'pass' : 'cut'
  })
  await reasonOf(publish(scene, { address: gate }))
  await scene.asOther(async ({ sftp }) => {
    await sftp.remove(`${folder}/lock`).catch(() => undefined)
    await writeAsOther(sftp, `${folder}/lock`, change(text))
  })
  return `${folder}/lock`
}

test('a fresh lock is waited for, and nothing changes before', async () => {
  const scene = await openScene()
  await leaveLock(scene)
  expect(await reasonOf(publish(scene, { sleep: () => Promise.reject(new Error('waits')) }))).toMatch(
    /locked|waits/,
  )
  expect(await scene.visit('/')).toBe('one')
})

test('a lock that nobody refreshed for three minutes is taken', async () => {
  const scene = await openScene()
  await leaveLock(scene)
  await scene.sandbox.clock.advance({ minutes: 3 })
  expect(await reasonOf(publish(scene))).toBe('done')
  expect(await scene.visit('/')).toBe('two')
})

test.each(['', '{', 'null', '[]', '{"id":7}', 'x'.repeat(5000)])(
  'a stale lock with the content %.20s is taken',
  async (text) => {
    const scene = await openScene()
    await leaveLock(scene, () => text)
    await scene.sandbox.clock.advance({ minutes: 3 })
    expect(await reasonOf(publish(scene))).toBe('done')
  },
)

test('a fresh lock is not stale for a publisher whose own clock is an hour ahead', async () => {
  const scene = await openScene()
  await leaveLock(scene)
  const now = (): number => scene.sandbox.clock.now() + 3_600_000
  const sleep = (): Promise<never> => Promise.reject(new Error('waits'))
  expect(await reasonOf(publish(scene, { now, sleep }))).toMatch(/locked|waits/)
  expect(await scene.visit('/')).toBe('one')
})

test('a stale lock that five publishers find at the same time: one or none at a time, and the site is whole', async () => {
  const scene = await openScene()
  await leaveLock(scene)
  await scene.sandbox.clock.advance({ minutes: 3 })
  const reasons = await Promise.all(
    Array.from({ length: 5 }, () => reasonOf(publish(scene, { sleep: () => new Promise(setImmediate) }))),
  )
  for (const reason of reasons) expect(['done', 'locked', 'conflict']).toContain(reason)
  expect(reasons).toContain('done')
  expect(reasons).not.toContain('conflict')
  expect(await scene.visit('/')).toBe('two')
  expect(await publish(scene)).toMatchObject({ added: [], changed: [], unchanged: 1 })
})

test('two publishers with other folders at the same time: the site is one of both', async () => {
  const scene = await openScene()
  const other = await openScene()
  const files = (text: string): Record<string, string> =>
    Object.fromEntries(Array.from({ length: 20 }, (_, at) => [at === 0 ? 'index.html' : `p${at}.html`, text]))
  await fill(scene, files('one'))
  await fill(other, files('two'))
  const sleep = (): Promise<void> => new Promise(setImmediate)
  await Promise.all([
    reasonOf(publish(scene, { sleep })),
    reasonOf(publish(scene, { sleep, folder: other.folder })),
  ])
  const seen = new Set(await Promise.all(Object.keys(files('')).map((path) => scene.visit(`/${path}`))))
  expect(seen.size).toBe(1)
})

test.each([0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5])(
  'a publisher that slept for an hour at %f of its way with the lock changes nothing of the one that took over',
  async (part) => {
    const [scene, name] = [await openScene(), 'site']
    const winner = await openScene()
    await fill(scene, { 'index.html': 'one', 'a.html': 'one', 'b.html': 'one' })
    await publish(scene, { name })
    let locked = 0
    const count = await listenAsGate(scene, async (piece): Promise<Fate> => {
      if (locked === 0 && (await statePaths(scene, /\/lock$/)).length > 0) locked = piece
      return 'pass'
    })
    await fill(scene, { 'index.html': 'ONE', 'a.html': 'ONE', 'b.html': 'ONE' })
    await publish(scene, { name, address: count })
    await fill(scene, { 'index.html': 'two', 'a.html': 'two', 'b.html': 'two' })
    await fill(winner, { 'index.html': 'win', 'a.html': 'win', 'b.html': 'win' })
    let result = ''
    const gate = await listenAsGate(scene, async (piece): Promise<Fate> => {
      if (piece === locked + Math.floor((count.pieces() - locked) * part)) {
        await scene.sandbox.clock.advance({ hours: 1 })
        result = await reasonOf(publish(scene, { name, folder: winner.folder }))
      }
      return 'pass'
    })
    const sleeper = await reasonOf(publish(scene, { name, address: gate }))
    expect(result).toBe('done')
    expect(sleeper).not.toBe('done')
    expect(await Promise.all(['/', '/a.html', '/b.html'].map((path) => scene.visit(path)))).toEqual([
      'win',
      'win',
      'win',
    ])
  },
)

test('a lock of the future, and one that is garbage, are stale', async () => {
  const scene = await openScene()
  await fill(scene, { 'index.html': 'one' })
  await publish(scene)
  const [lock] = (await statePaths(scene, /publisher\.json$/)).map((path) => path.replace(/[^/]*$/, 'lock'))
  const inAWeek = Math.floor(scene.sandbox.clock.now() / 1000) + 604_800
  for (const [text, mtime] of [
    ['who', inAWeek],
    ['x'.repeat(20_000), inAWeek],
  ] as const) {
    await scene.asOther(async ({ sftp }) => {
      const handle = await sftp.open(lock!, 'w', 0o600)
      await sftp.write(handle, Buffer.from(text), 0)
      await sftp.close(handle)
      await sftp.setAttributes(lock!, { mode: 0o600, mtime })
    })
    await fill(scene, { 'index.html': text.slice(0, 3) })
    expect(await publish(scene)).toMatchObject({ changed: ['index.html'] })
  }
})
