import { expect, test } from 'vitest'
import { generateSecret } from './generate-secret.ts'

test.each([9, 20, 70])(
  'a secret of %i characters has letters, digits and signs, and none twice',
  (length) => {
    const secrets = Array.from({ length: 200 }, () => generateSecret(length))
    for (const secret of secrets) {
      expect(secret).toMatch(/^[A-Za-z0-9._-]+$/)
      expect(secret).toHaveLength(length)
      for (const kind of [/[A-Za-z]/, /\d/, /[._-]/]) expect(secret).toMatch(kind)
      expect(secret).not.toMatch(/[IO01l]/)
    }
    expect(new Set(secrets).size).toBe(secrets.length)
  },
)

test('without signs it has letters and digits alone', () => {
  for (let count = 0; count < 200; count += 1)
    expect(generateSecret(9, { signs: false })).toMatch(/^(?=.*[A-Za-z])(?=.*\d)[A-Za-z0-9]{9}$/)
})

test.each([0, 8, 71, 9.5, Number.NaN])('a length of %d is rejected', (length) => {
  expect(() => generateSecret(length)).toThrow(/length is .*: give a whole number from 9 to 70/)
})
