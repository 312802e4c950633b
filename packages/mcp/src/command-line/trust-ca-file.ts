import { ConfigError } from '@hostwright/common'
import { readFileSync } from 'node:fs'
import * as tls from 'node:tls'

const variable = 'HOSTWRIGHT_CA_FILE'

/**
 * Makes this process trust the certificates of the file that `HOSTWRIGHT_CA_FILE` names, in addition to those that it
 * trusts already: for requests to the API, and for Redis over TLS. Does nothing if the variable is not set.
 *
 * @throws {ConfigError} if the file cannot be read or has no certificate, or the runtime cannot trust others while it
 *   runs
 */
export function trustCaFile(env: Readonly<Record<string, string | undefined>>): void {
  const path = env[variable]
  if (!path) return
  // Node before 22.19, and other runtimes.
  if (!('setDefaultCACertificates' in tls))
    throw new ConfigError(variable, 'needs Node 22.19 or later: set NODE_EXTRA_CA_CERTS to the file instead')
  const text = readText(path)
  if (!text.includes('-----BEGIN CERTIFICATE-----'))
    throw new ConfigError(variable, `names ${path}, which has no certificate in PEM`)
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), text])
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new ConfigError(variable, `names ${path}, which cannot be read`)
  }
}
