import type { SslSetupStatus } from '@hostwright/types'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Store } from '../../storage/store.ts'
import type { HostingCall } from '../server/hosting-contract.ts'
import { serverCollection, type ServerCollectionOf } from '../server/server-collection.ts'

/**
 * A stored free certificate. Its end is not stored: it is calculated from the time when it was issued, and the clock.
 */
export interface CertificateRecord {
  readonly id: number
  readonly common_name: string
  /** Time when the certificate was issued, in milliseconds since the epoch. */
  readonly issuedAt: number
}

export const certificates: ServerCollectionOf<CertificateRecord> = serverCollection(
  'certificate',
  ({ common_name }) => common_name,
)

export function hasCertificate(store: Store, servername: string, name: string): boolean {
  return certificates(store, servername).get(name) !== undefined
}

const dayMs = 24 * 3_600_000
const validityMs = 90 * dayMs
const renewalMs = 60 * dayMs

/** Returns the time when a certificate ends, in milliseconds since the epoch, after the renewals until now. */
export function endOfCertificate(
  { issuedAt }: CertificateRecord,
  now: number,
  assume: AssumptionChoices,
): number {
  const isRenewed = assume['certificate-renewal'] === 'renewed'
  const renewals = isRenewed ? Math.floor((now - issuedAt) / renewalMs) : 0
  return issuedAt + renewals * renewalMs + validityMs
}

/** Issues a certificate for a new domain or subdomain. If that fails, the domain is added nevertheless. */
export function setUpCertificate(
  { store, path, now, assume }: HostingCall,
  common_name: string,
): { readonly ssl_status: SslSetupStatus } {
  const ssl_status = assume['certificate-setup']
  if (ssl_status === 'success') issue(store, path.servername, common_name, now)
  return { ssl_status }
}

export function issue(store: Store, servername: string, common_name: string, now: number): void {
  const id = store.nextNumber('certificate')
  certificates(store, servername).put({ id, common_name, issuedAt: now })
}
