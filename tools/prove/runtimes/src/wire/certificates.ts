import { generateKeyPairSync } from 'node:crypto'
import sshpk from 'sshpk'

/** A certificate and its key, in PEM. */
export interface Certificate {
  readonly cert: string
  readonly key: string
}

/** Certificates for `localhost`, of which the runtimes trust `good` alone. */
export interface Certificates {
  /** The certificate of the authority that the runtimes trust, in PEM. */
  readonly authority: string
  readonly good: Certificate
  readonly 'self-signed': Certificate
  readonly expired: Certificate
  readonly 'other-host': Certificate
}

const dayMs = 86_400_000

/** Makes new certificates. */
export function makeCertificates(): Certificates {
  const root = makeKey()
  const name = sshpk.identityFromDN('CN=Authority of a test')
  const authority = sshpk.createSelfSignedCertificate(name, root.parsed, { purposes: ['ca', 'serverAuth'] })
  const sign = (host: string, ageDays = 0): Certificate => {
    const { pem, parsed } = makeKey()
    const validFrom = new Date(Date.now() - (ageDays + 1) * dayMs)
    const validUntil = new Date(validFrom.getTime() + 2 * dayMs)
    const options = { validFrom, validUntil, purposes: ['signature', 'serverAuth'] }
    const identity = sshpk.identityForHost(host)
    const cert = sshpk.createCertificate(identity, parsed, name, root.parsed, options)
    return { cert: cert.toString('pem'), key: pem }
  }
  const self = makeKey()
  const identity = sshpk.identityForHost('localhost')
  return {
    authority: authority.toString('pem'),
    good: sign('localhost'),
    'self-signed': {
      cert: sshpk.createSelfSignedCertificate(identity, self.parsed).toString('pem'),
      key: self.pem,
    },
    expired: sign('localhost', 30),
    'other-host': sign('other.example.org'),
  }
}

function makeKey(): { pem: string; parsed: sshpk.PrivateKey } {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  return { pem, parsed: sshpk.parsePrivateKey(pem, 'pem') }
}
