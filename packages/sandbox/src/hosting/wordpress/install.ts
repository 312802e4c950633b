import { hashToHex } from '../../encoding/hash.ts'
import type { AssumptionChoices } from '../../generated/assumption-choices.ts'
import type { Handler } from '../../operations/handler.ts'
import type { Store } from '../../storage/store.ts'
import { addCronJob } from '../cron/job.ts'
import { databases, databaseUsers } from '../databases/database.ts'
import { grants } from '../databases/grant.ts'
import { duplicateFailure } from '../server/duplicate.ts'
import { type HostingCall, type HostingContract, requireActiveHosting } from '../server/hosting-contract.ts'
import { requireAnySite } from '../server/site.ts'
import { hasCertificate } from '../web/certificate.ts'
import { documentRoot } from '../server/document-root.ts'
import { wordPressSites } from './site-record.ts'
import { checkFolder } from '@hostwright/types/rules'
import { validationFailure } from '../../http/api-failure.ts'

export const installWordPress: Handler<'installWordPress'> = (call) => {
  const { store, body, assume } = call
  const contract = requireActiveHosting(call)
  const { servername } = contract
  const { host, folder, scheme: sent } = readSiteAddress(body.url)
  const ownScheme = hasCertificate(store, servername, host) ? 'https' : 'http'
  const scheme = assume['wordpress-address'] === 'scheme-of-site' ? ownScheme : (sent ?? ownScheme)
  requireAnySite(call, host, 'body')
  if (wordPressSites(store, servername).get(toSiteId(host, folder)) !== undefined)
    throw duplicateFailure(assume, 'url')
  const { title, memo = '' } = body
  const id = addWordPress(call, contract, { scheme, host, folder, title, memo })
  return { status: 200, body: { id, message: 'WordPress has been installed.' } }
}

/** The properties of a new installation that a caller chooses. */
export interface NewWordPress extends SiteAddress {
  readonly title: string
  readonly memo: string
}

/**
 * Installs WordPress at an address that has no installation, with a database, a database user and, depending on an
 * assumption, a cron job.
 */
export function addWordPress(
  { store, assume }: Pick<HostingCall, 'store' | 'assume'>,
  contract: HostingContract,
  { scheme, host, folder, title, memo }: NewWordPress,
): string {
  const { servername } = contract
  const id = toSiteId(host, folder)
  const url = `${scheme}://${host}${folder}`
  const cacheCommand = `/usr/bin/find ${documentRoot(contract, host)}${folder}/wp-content/cache -type f -delete`
  const made = addDatabase({ store, assume }, contract, url)
  wordPressSites(store, servername).put({ id, host, url, title, ...made, cacheCommand, memo })
  if (assume['wordpress-cron-job'] === 'nightly') {
    const nightly = { minute: '0', hour: '4', day: '*', month: '*', weekday: '*' }
    addCronJob(store, servername, { ...nightly, command: cacheCommand, comment: url })
  }
  return id
}

const longestMemo = 500

/** Creates a database, and a user of the same name with access to it. */
function addDatabase(
  { store, assume }: Pick<HostingCall, 'store' | 'assume'>,
  contract: HostingContract,
  url: string,
): { db_name: string; db_user: string } {
  const { servername } = contract
  const isNumbered = assume['wordpress-database'] === firstFreeNumber
  const name = isNumbered ? toNumberedName(store, contract) : toUniqueName(store, contract)
  const named = { db_name: name, db_user: name }
  const isMarked = assume['wordpress-database-memo'] === 'address'
  const memo = isMarked ? `WordPress ${url}`.slice(0, longestMemo) : ''
  databases(store, servername).put({ db_name: name, memo })
  databaseUsers(store, servername).put({ db_user: name, memo })
  grants(store, servername).put(named)
  return named
}

const firstFreeNumber: AssumptionChoices['wordpress-database'] = 'numbered'

function toUniqueName(store: Store, { server_id }: HostingContract): string {
  const number = store.nextNumber('wordpress-database')
  return `${server_id}_${hashToHex(`database ${number}`).slice(0, 8)}`
}

function toNumberedName(store: Store, { servername, server_id }: HostingContract): string {
  const isTaken = (name: string): boolean =>
    databases(store, servername).get(name) !== undefined ||
    databaseUsers(store, servername).get(name) !== undefined
  let number = 1
  while (isTaken(`${server_id}_wp${number}`)) number += 1
  return `${server_id}_wp${number}`
}

// A host and folder can have only one WordPress installation, whatever the scheme of its URL is, so a hash of both is
// the installation's id.
function toSiteId(host: string, folder: string): string {
  return hashToHex(`${host}${folder}`).slice(0, 16)
}

/** The address of a WordPress site, parsed from its URL. */
export interface SiteAddress {
  /** `http` or `https`; `undefined` if the URL has no scheme. */
  readonly scheme: string | undefined
  /** The host in lower case. */
  readonly host: string
  /** The path: empty, or with a slash at its beginning and none at its end. */
  readonly folder: string
}

const form = /^(?:(https?):\/\/)?([a-z0-9.-]+)((?:\/[^?#]+?)?)\/?$/i

/** Parses an address such as `example.com/blog`. Rejects an address with a port, a query or other parts. */
export function readSiteAddress(url: string): SiteAddress {
  const found = form.exec(url)
  if (found === null || checkFolder(found[3]!.slice(1)) !== undefined) {
    throw validationFailure(['url: must be a domain or subdomain, with a scheme and a path if needed.'])
  }
  const [, scheme, host, folder] = found as unknown as [string, string | undefined, string, string]
  return { scheme: scheme?.toLowerCase(), host: host.toLowerCase(), folder }
}
