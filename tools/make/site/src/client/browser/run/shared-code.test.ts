import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { BrokenLinkError, parseFragment, toFragment } from './shared-code.ts'

const codePoint = fc.integer({ min: 0, max: 0x10_ff_ff })

test('what was shared comes back, whatever was typed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(codePoint, { maxLength: 300 }), fc.nat(50), async (codes, block) => {
      const shared = { block, world: 'fleet-20', code: String.fromCodePoint(...codes).toWellFormed() }
      expect(await parseFragment(await toFragment(shared))).toEqual(shared)
    }),
    { numRuns: 50 },
  )
})

test('a link that was cut off anywhere says so', async () => {
  const code = 'const vps = createVps(createClient())\n'.repeat(20)
  const whole = await toFragment({ block: 2, world: 'small', code })
  for (let length = '#run-'.length; length < whole.length; length++)
    await expect(parseFragment(whole.slice(0, length))).rejects.toThrow(BrokenLinkError)
})

test('a link of which a letter was changed says so', async () => {
  const whole = await toFragment({
    block: 2,
    world: 'small',
    code: 'const vps = createVps(createClient())\n',
  })
  for (let at = whole.lastIndexOf('.') + 4; at < whole.length - 1; at++) {
    const changed = `${whole.slice(0, at)}${whole[at] === 'A' ? 'B' : 'A'}${whole.slice(at + 1)}`
    await expect(parseFragment(changed)).rejects.toThrow(BrokenLinkError)
  }
})

test('a link is shorter than what it shares', async () => {
  const code = 'const vps = createVps(createClient())\n'.repeat(20)
  expect((await toFragment({ block: 0, world: 'small', code })).length).toBeLessThan(code.length / 4)
})
