import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fromBase64, toBase64 } from './base64.ts'

test('bytes are encoded as by other encoders, and decoded unchanged', () => {
  const property = fc.property(fc.uint8Array(), (bytes) => {
    const text = toBase64(bytes)
    expect(text).toBe(Buffer.from(bytes).toString('base64'))
    expect(fromBase64(text)).toEqual(bytes)
    expect(fromBase64(text.replaceAll('=', ''))).toEqual(bytes)
  })
  fc.assert(property)
})

test('the complete bytes of a truncated text are decoded', () => {
  expect(fromBase64('aGk=x'.slice(0, 3))).toEqual(Uint8Array.of(0x68, 0x69))
  expect(fromBase64('aGkha')).toEqual(Uint8Array.of(0x68, 0x69, 0x21))
})
