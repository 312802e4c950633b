import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sshpk from 'sshpk'
import { onTestFinished } from 'vitest'

/** Files with a key, and with its certificate for `localhost`, which no program trusts by default. */
export interface Certificate {
  readonly keyFile: string
  readonly certificateFile: string
  readonly certificate: string
}

/** Creates a folder until the end of the test. */
export function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shared-store-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

export function createCertificate(): Certificate {
  const folder = createFolder()
  const [keyFile, certificateFile] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const key = privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const certificate = sshpk
    .createSelfSignedCertificate([sshpk.identityForHost('localhost')], sshpk.parsePrivateKey(key, 'pem'), {
      lifetime: 86_400,
    })
    .toString('pem')
  writeFileSync(keyFile, key)
  writeFileSync(certificateFile, certificate)
  return { keyFile, certificateFile, certificate }
}
