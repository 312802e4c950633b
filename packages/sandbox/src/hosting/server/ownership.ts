import { hashToHex } from '../../encoding/hash.ts'
import { ApiFailure } from '../../http/api-failure.ts'
import { dnsRecordsNamed } from './dns-record.ts'
import type { HostingCall } from './hosting-contract.ts'
import type { Site } from './site.ts'

/** Default label of the TXT record that proves the ownership of a domain. */
export const usualOwnershipLabel = 'ownership-verify'

/** Checks a label with which the name and the value of the ownership record begin. */
export function parseOwnershipLabel(label: string): string {
  if (/^[a-z0-9]([a-z0-9-]{0,60}[a-z0-9])?$/.test(label)) return label
  throw new TypeError(
    `ownershipLabel is ${label}: give lower-case letters, digits and hyphens, such as ownership-verify`,
  )
}

/** Returns the first label of the name of the ownership record. */
export function ownershipHost({ ownershipLabel }: Pick<HostingCall, 'ownershipLabel'>): string {
  return `_${ownershipLabel}`
}

const delayMs = 60_000

/** Returns the token of a server (`domain_validation_token`), with which a user proves the ownership of a domain. */
export function validationToken(servername: string): string {
  return hashToHex(`domain validation of ${servername}`).slice(0, 32)
}

/**
 * Rejects a site without the TXT record that proves its ownership, such as `_ownership-verify.{domain}`. The initial
 * domain needs none. An assumption can drop the check, or accept a record only a minute after its last change.
 */
export function requireOwnership(call: HostingCall, site: Site): void {
  const { store, now, path, assume, ownershipLabel } = call
  const { servername } = path
  const choice = assume['ownership-check']
  if (choice === 'no-record-needed' || site.domain === servername) return
  const proven = assume['ownership-check-of-subdomains'] === 'parent-domain' ? site.domain : site.name
  const wait = choice === 'after-60-s' ? delayMs : 0
  const name = `${ownershipHost(call)}.${proven}`
  const value = `${ownershipLabel}=${validationToken(servername)}`
  const isProven = dnsRecordsNamed(store, servername, name).some(
    ({ content, changedAt }) => content.replaceAll('"', '') === value && now - changedAt >= wait,
  )
  if (isProven) return
  throw new ApiFailure(
    'OPERATION_ERROR',
    `The TXT record ${name} does not have the value that proves the ownership.`,
  )
}
