import { createHash } from 'node:crypto'
import { ApiFailure } from '../../http/api-failure.ts'
import { dnsRecords, fullHost } from './dns-record.ts'
import type { HostingCall } from './hosting-contract.ts'
import type { Site } from './site.ts'

/** The first label of the TXT record that proves the ownership of a domain. */
export const ownershipHost = '_ownership-verify'

const delayMs = 60_000

/** The `domain_validation_token` of a server. */
export function validationToken(servername: string): string {
  return createHash('sha256').update(`domain validation of ${servername}`).digest('hex').slice(0, 32)
}

/** Refuses a site without the TXT record `_ownership-verify.{domain}`. The initial domain needs none. */
export function requireOwnership({ store, now, path, assume }: HostingCall, site: Site): void {
  const { servername } = path
  const choice = assume['ownership-check']
  if (choice === 'passes without a record' || site.domain === servername) return
  const proven = assume['ownership-check-of-subdomains'] === 'the parent domain' ? site.domain : site.name
  const wait = choice === 'among the DNS records of the server, after 60 seconds' ? delayMs : 0
  const value = `ownership-verify=${validationToken(servername)}`
  const isProven = dnsRecords(store, servername)
    .list()
    .some(
      (record) =>
        record.type === 'TXT' &&
        fullHost(record) === `${ownershipHost}.${proven}` &&
        record.content.replaceAll('"', '') === value &&
        now - record.changedAt >= wait,
    )
  if (isProven) return
  throw new ApiFailure(
    'OPERATION_ERROR',
    `The TXT record ${ownershipHost}.${proven} does not have the value that proves the ownership.`,
  )
}
