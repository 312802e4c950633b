import { undoPublish } from '@hostwright/publish'
import { expect, test } from 'vitest'
import { openScene, type Scene } from '../testing/open-scene.ts'
import { fill, listenAsGate, publish, reasonOf } from '../testing/attack.ts'

const first = { 'index.html': 'one', 'a.css': 'red', 'gone.html': 'gone' }
const second = { 'index.html': 'two', 'a.css': 'blue', 'new.html': 'new' }
const old = ['one', 'red', 'gone', undefined]
const fresh = ['two', 'blue', undefined, 'new']

const see = (scene: Scene): Promise<readonly (string | undefined)[]> =>
  Promise.all(['/', '/a.css', '/gone.html', '/new.html'].map((path) => scene.visit(path)))

/** Two generations, and how many pieces of data the run sends that is attacked. */
async function prepare(isUndo: boolean): Promise<{ readonly scene: Scene; readonly pieces: number }> {
  const measured = await openScene()
  await fill(measured, first)
  await publish(measured)
  await fill(measured, second)
  if (isUndo) await publish(measured)
  const count = await listenAsGate(measured, () => 'pass')
  const options = { ...measured.options, address: count }
  await (isUndo ? undoPublish(measured.client, options) : publish(measured, { address: count }))
  const scene = await openScene()
  await fill(scene, first)
  await publish(scene)
  await fill(scene, second)
  if (isUndo) await publish(scene)
  return { scene, pieces: count.pieces() }
}

/** Runs with a connection that is cut at a part of its length. */
async function cut(scene: Scene, pieces: number, part: number, isUndo: boolean): Promise<void> {
  const at = Math.max(1, Math.floor(pieces * part))
  const gate = await listenAsGate(scene, (piece) => (piece < at ? 'pass' : 'cut'))
  const options = { ...scene.options, address: gate }
  const run = isUndo ? undoPublish(scene.client, options) : publish(scene, { address: gate })
  const reason = await reasonOf(run)
  // The last pieces close the connection, so a cut at them can come after the end.
  if (part <= 0.8) expect(reason).not.toBe('done')
  await scene.sandbox.clock.advance({ minutes: 3 })
}

// `kills.test.ts` beside this folder ends publishes at their requests; here the network ends, amid pieces of SSH.
test.each([0.5, 0.75, 0.95])(
  'an undo that is cut at %f: the same line, sent until it is through, ends whole',
  async (part) => {
    const { scene, pieces } = await prepare(true)
    await cut(scene, pieces, part, true)
    await undoPublish(scene.client, scene.options)
    const seen = await see(scene)
    // An undo that was through before the cut goes forward again, but never halfway.
    expect([JSON.stringify(old), JSON.stringify(fresh)]).toContain(JSON.stringify(seen))
    await undoPublish(scene.client, scene.options)
    expect(await see(scene)).toEqual(JSON.stringify(seen) === JSON.stringify(old) ? fresh : old)
  },
)

test.each([0.7, 0.8, 0.9])(
  'a publish that is cut at %f and then undone is whole, old or new',
  async (part) => {
    const { scene, pieces } = await prepare(false)
    await cut(scene, pieces, part, false)
    await reasonOf(undoPublish(scene.client, scene.options))
    for (const [at, text] of (await see(scene)).entries()) expect([old[at], fresh[at]]).toContain(text)
    await publish(scene)
    expect(await see(scene)).toEqual(fresh)
  },
)

test('undo three times is one step back', async () => {
  const { scene } = await prepare(true)
  for (const expected of [old, fresh, old]) {
    await undoPublish(scene.client, scene.options)
    expect(await see(scene)).toEqual(expected)
  }
})

test('an undo where there was no publish stops', async () => {
  const scene = await openScene()
  expect(await reasonOf(undoPublish(scene.client, scene.options))).toBe('no-such-publish')
})
