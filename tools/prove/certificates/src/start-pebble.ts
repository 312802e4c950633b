import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startListening } from '@hostwright/machine/start-listening'
import { locate } from '@hostwright/machine/why-without'

/** A certificate authority for tests, which proves names with our DNS server. */
export interface Pebble {
  /** Address of the ACME directory, which clients read first. */
  readonly directory: string
  /** Path of the certificate of its port, which clients have to trust. */
  readonly trust: string
  close(): Promise<void>
}

export async function startPebble(folder: string, dnsServer: string): Promise<Pebble> {
  const [certificate, privateKey] = [join(folder, 'pebble.pem'), join(folder, 'pebble.key')]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  // An elliptic key takes a millisecond of processor time; an RSA key takes a tenth of a second or more.
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-keyout', privateKey]
  const made = [...key, '-days', '2', '-out', certificate]
  execFileSync(locate('OpenSSL'), ['req', '-x509', ...made, ...subject], { stdio: 'ignore' })
  const config = join(folder, 'pebble.json')
  const toArgs = (free: number): readonly string[] => {
    const ports = { listenAddress: `127.0.0.1:${free}`, httpPort: 1, tlsPort: 1 }
    writeFileSync(config, JSON.stringify({ pebble: { ...ports, certificate, privateKey } }))
    return ['-config', config, '-dnsserver', dnsServer]
  }
  const { child, port } = await startListening(toArgs, {
    program: locate('Pebble'),
    // With these settings Pebble proves every name again without a pause, and does not reject valid nonces at random:
    // dehydrated gives up at the first rejection.
    env: { ...process.env, PEBBLE_VA_NOSLEEP: '1', PEBBLE_AUTHZREUSE: '0', PEBBLE_WFE_NONCEREJECT: '0' },
  })
  return {
    directory: `https://127.0.0.1:${port}/dir`,
    trust: certificate,
    close: async () => void (await child.kill()),
  }
}
