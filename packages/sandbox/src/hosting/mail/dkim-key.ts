import { concatBytes, hexToBytes } from '@noble/hashes/utils.js'
import { toBase64 } from '../../encoding/base64.ts'
import { longHash } from '../../encoding/hash.ts'
import type { DkimRecord } from '@hostwright/types'

// What comes before and after the number of a 1024-bit RSA key, whose public exponent is 65537.
const keyStart = '30819f300d06092a864886f70d010101050003818d0030818902818100'
const keyEnd = '0203010001'

/** The DNS record of a domain's key. It reads as an RSA key, and nobody has the private half. */
export function toDkimRecord(fqdn: string): DkimRecord {
  const modulus = concatBytes(...[1, 2].map((part) => longHash(`DKIM ${part} ${fqdn}`)))
  modulus[0]! |= 0x80
  modulus[127]! |= 1
  const key = toBase64(concatBytes(hexToBytes(keyStart), modulus, hexToBytes(keyEnd)))
  return { hostname: `default._domainkey.${fqdn}`, type: 'TXT', content: `v=DKIM1; k=rsa; p=${key}` }
}
