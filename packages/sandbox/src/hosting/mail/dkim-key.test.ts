import { createPublicKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { toDkimRecord } from './dkim.ts'

const domains = Array.from({ length: 40 }, (_, number) => `site-${number}.example`)

function readKey(fqdn: string) {
  const [, base64 = ''] = toDkimRecord(fqdn).content.split('; p=')
  const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' })
  return { ...key.asymmetricKeyDetails, modulus: Buffer.from(key.export({ format: 'jwk' }).n!, 'base64url') }
}

test.each(domains)('the key of %s reads as an RSA key of 1,024 bits', (fqdn) => {
  const { modulus, ...details } = readKey(fqdn)
  expect(details).toMatchObject({ modulusLength: 1_024, publicExponent: 65_537n })
  // The modulus of an RSA key is a product of two odd primes, so it is odd.
  expect(modulus.at(-1)! % 2).toBe(1)
})

test('each domain has a key of its own, which stays', () => {
  const contents = domains.map((fqdn) => toDkimRecord(fqdn).content)
  expect(new Set(contents).size).toBe(domains.length)
  expect(domains.map((fqdn) => toDkimRecord(fqdn).content)).toEqual(contents)
  expect(toDkimRecord('example.com')).toMatchObject({
    hostname: 'default._domainkey.example.com',
    type: 'TXT',
    content: expect.stringMatching(/^v=DKIM1; k=rsa; p=/),
  })
})
