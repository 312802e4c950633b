import { type DomainPart, partOf } from '../domain-part.ts'
import { dnsRecords } from '../dns-record.ts'
import { certificates } from './certificate.ts'
import { chosenPhpVersions } from './php-version.ts'
import { subdomains } from './subdomain.ts'

/** A setting that leads to the server, and need not be of a domain that the server has. */
export const dnsPart: DomainPart = partOf('other', dnsRecords, ({ domain }) => domain)

/** What this folder keeps that hangs on a domain. */
export const webDomainParts: readonly DomainPart[] = [
  partOf('lasting', subdomains, ({ subdomain }) => subdomain),
  partOf('lasting', certificates, ({ common_name }) => common_name),
  dnsPart,
  partOf('web', chosenPhpVersions, ({ domain }) => domain),
]
