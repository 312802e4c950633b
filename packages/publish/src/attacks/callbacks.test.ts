import { inspect } from 'node:util'
import { expect, test } from 'vitest'
import { openScene } from '../testing/open-scene.ts'
import { fill, errorOf, listenAsGate, publish, reasonOf, statePaths } from '../testing/attack.ts'

const files = { 'index.html': 'one', 'a.css': 'x', 'b/c.html': 'y' }

test('a progress callback that throws ends the publish or not, and the next one converges without a wait', async () => {
  const scene = await openScene()
  await fill(scene, files)
  await reasonOf(
    publish(scene, {
      onProgress: () => {
        throw new Error('mine')
      },
    }),
  )
  expect(await statePaths(scene, /\/lock$/)).toEqual([])
  await publish(scene, { sleep: () => Promise.reject(new Error('must not wait')) })
  expect(await scene.visit('/b/c.html')).toBe('y')
})

test.each([0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95])(
  'an abort at %f of the way: the next publish converges without a wait',
  async (part) => {
    const measured = await openScene()
    await fill(measured, files)
    const count = await listenAsGate(measured, () => 'pass')
    await publish(measured, { address: count })
    const scene = await openScene()
    await fill(scene, files)
    const abort = new AbortController()
    const gate = await listenAsGate(scene, (piece) => {
      if (piece === Math.floor(count.pieces() * part)) abort.abort(new Error('enough'))
      return 'pass'
    })
    const result = await reasonOf(publish(scene, { address: gate, signal: abort.signal }))
    expect(result).toMatch(/enough|done|AbortError/)
    await scene.sandbox.clock.advance({ minutes: 3 })
    await publish(scene)
    expect(await scene.visit('/b/c.html')).toBe('y')
  },
)

test('a signal that is already aborted sends nothing', async () => {
  const scene = await openScene()
  await fill(scene, files)
  const gate = await listenAsGate(scene, () => 'pass')
  expect(
    await reasonOf(publish(scene, { address: gate, signal: AbortSignal.abort(new Error('enough')) })),
  ).toMatch(/enough|AbortError/)
  expect(gate.pieces()).toBe(0)
})

test.each([26, -26, 24 * 365])(
  'a local clock that is wrong by %i hours changes nothing about the 24 hours of an asset',
  async (hours) => {
    const scene = await openScene()
    const now = (): number => scene.sandbox.clock.now() + hours * 3_600_000
    await fill(scene, files)
    await publish(scene, { now })
    await fill(scene, { 'index.html': 'two' })
    await publish(scene, { now })
    await publish(scene, { now })
    expect(await scene.visit('/a.css')).toBe('x')
    await scene.sandbox.clock.advance({ hours: 25 })
    await publish(scene, { now })
    expect(await scene.visit('/a.css')).toBeUndefined()
  },
)

const key = (text: string): RegExp => new RegExp(text.split('\n')[1]!.slice(0, 30).replaceAll(/[+/]/g, '.'))

test('the private key is in no error: a wrong host key, a cut, an unknown domain, a key that is broken', async () => {
  const scene = await openScene()
  await fill(scene, files)
  const privateKey = scene.options.privateKey
  const gate = await listenAsGate(scene, (piece) => (piece > 20 ? 'cut' : 'pass'))
  const errors = [
    await errorOf(publish(scene, { hostKey: 'SHA256:AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' })),
    await errorOf(publish(scene, { address: gate, sleep: async () => undefined })),
    await errorOf(publish(scene, { domain: 'nobody.example.net' })),
    await errorOf(publish(scene, { privateKey: privateKey.slice(0, 100) })),
    await errorOf(publish(scene, { privateKey: privateKey.replaceAll('\n', '') })),
    await errorOf(publish(scene, { privateKey: privateKey.replace('PRIVATE KEY', 'PRIVATE KEYS') })),
  ]
  for (const error of errors) {
    const text = inspect(error, { depth: 12, showHidden: true }) + JSON.stringify(error) + String(error.stack)
    expect(text).not.toMatch(key(privateKey))
    expect(text).not.toContain(scene.sandbox.apiKey)
  }
})
