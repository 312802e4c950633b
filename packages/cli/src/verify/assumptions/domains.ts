import type { Reading } from '../reading.ts'
import { hasForeignRecord } from './has-foreign-record.ts'
import type { Observer } from './observer.ts'
import { parseTime } from '@hostwright/common'

interface LogEntry {
  readonly method: string
  readonly path: string
  readonly status_code: number
  readonly created_at: string
}

const withinMs = 45_000

/**
 * Observer that finds out how long a new domain has `is_awaiting`. If a domain has it, the lists are read again after a
 * minute. If none has it, the choice is `never` if the execution log shows a domain that was just added.
 */
const domainAwaiting: Observer<'domain-awaiting'> = {
  id: 'domain-awaiting',
  observe({ of, all }) {
    const first = of('listDomains').flatMap(listAwaiting)
    if (first.length > 0) {
      const later = all.filter(({ purpose, status }) => purpose === 'domains-later' && status === 200)
      if (later.length === 0) return undefined
      return later.flatMap(listAwaiting).some((domain) => first.includes(domain)) ? 'one-hour' : 'one-minute'
    }
    const isNew = of('listLogs').some(({ body, at }) =>
      (body as { readonly logs: readonly LogEntry[] }).logs.some(
        ({ method, path, status_code, created_at }) =>
          method === 'POST' &&
          /^\/v1\/server\/[^/]+\/domain$/.test(path) &&
          status_code < 300 &&
          Math.abs(at - parseTime('created_at', created_at).getTime()) < withinMs,
      ),
    )
    return isNew ? 'never' : undefined
  },
}

/** Returns the domains of a list that have `is_awaiting`. */
export function listAwaiting({ body }: Reading): readonly string[] {
  const { domains = [] } = Object(body) as {
    readonly domains?: readonly { readonly domain: string; readonly is_awaiting: boolean }[]
  }
  return domains.filter(({ is_awaiting }) => is_awaiting).map(({ domain }) => domain)
}

/**
 * Observer that finds out whether DNS records stay when their domain is deleted: it says so if records other than TXT
 * records exist without their domain.
 */
const domainDeletion: Observer<'domain-deletion'> = {
  id: 'domain-deletion',
  observe(readings) {
    return hasForeignRecord(readings) ? 'dns-records-stay' : undefined
  },
}

/** Observer that finds out whether two servers of an account can have the same domain. */
const domainOfAnotherServer: Observer<'domain-of-another-server'> = {
  id: 'domain-of-another-server',
  observe({ of }) {
    const names = of('listDomains').flatMap(({ body }) =>
      (body as { readonly domains: readonly { readonly domain: string }[] }).domains.map(
        ({ domain }) => domain,
      ),
    )
    return new Set(names).size < names.length ? 'added' : undefined
  },
}

/** Observer that finds out whether the list of domains contains the initial domain. */
const initialDomain: Observer<'initial-domain'> = {
  id: 'initial-domain',
  observe({ of }) {
    const lists = of('listDomains')
    if (lists.length === 0) return undefined
    const has = lists.some(({ body, parameters }) =>
      (body as { readonly domains: readonly { readonly domain: string }[] }).domains.some(
        ({ domain }) => domain === parameters['servername'],
      ),
    )
    return has ? 'listed' : 'none'
  },
}

/** Observer that finds out whether responses show internationalised names in Punycode or in their own script. */
const internationalisedAnswers: Observer<'internationalised-answers'> = {
  id: 'internationalised-answers',
  observe({ bodies }) {
    const names = bodies<{ readonly domains: readonly { readonly domain: string }[] }>('listDomains').flatMap(
      ({ domains }) => domains.map(({ domain }) => domain),
    )
    // eslint-disable-next-line no-control-regex -- the expression finds characters outside of ASCII
    if (names.some((name) => /[^\u0000-\u007F]/.test(name))) return 'own-script-under-domain'
    return names.some((name) => name.includes('xn--')) ? 'punycode' : undefined
  },
}

/**
 * Observer that finds out whether a subdomain counts as a site of its own: it does if the web log of a subdomain can be
 * read.
 */
const hostingSites: Observer<'hosting-sites'> = {
  id: 'hosting-sites',
  observe({ probe }) {
    const { status } = probe('subdomain-log') ?? {}
    if (status === 200) return 'domains-and-subdomains'
    return status === 404 ? 'domains' : undefined
  },
}

/** Observer that finds out whether free certificates are renewed: they are not if an expired one exists. */
const certificateRenewal: Observer<'certificate-renewal'> = {
  id: 'certificate-renewal',
  observe({ bodies }) {
    const states = bodies<{
      readonly ssl_list: readonly { readonly status: string; readonly type: string }[]
    }>('listSslCertificates').flatMap(({ ssl_list }) => ssl_list)
    return states.some(({ status, type }) => status === 'expired' && type === 'letsencrypt')
      ? 'not-renewed'
      : undefined
  },
}

/**
 * Observer that finds out whether the list of PHP versions contains subdomains, and the version that a new server has.
 */
const phpOfSubdomains: Observer<'php-of-subdomains'> = {
  id: 'php-of-subdomains',
  observe({ bodies, of }) {
    for (const { body, parameters } of of('listPhpVersions')) {
      const { domains } = body as {
        readonly domains: readonly { readonly domain: string; readonly current_version: string }[]
      }
      const names = new Set(domains.map(({ domain }) => domain))
      const subdomains = bodies<{ readonly subdomains: readonly { readonly subdomain: string }[] }>(
        'listSubdomains',
      ).flatMap(({ subdomains }) => subdomains.map(({ subdomain }) => subdomain))
      if (subdomains.some((name) => names.has(name))) return 'domains-and-subdomains-8-3'
      const initial = domains.find(({ domain }) => domain === parameters['servername'])
      if (initial?.current_version === '8.5') return 'domains-8-5'
      if (subdomains.length > 0) return 'domains-8-3'
    }
    return undefined
  },
}

/** Observers that find out the API's choices for domains from the responses of an account. */
export const domainsObservers: readonly Observer[] = [
  domainAwaiting,
  domainDeletion,
  domainOfAnotherServer,
  initialDomain,
  internationalisedAnswers,
  hostingSites,
  certificateRenewal,
  phpOfSubdomains,
]
