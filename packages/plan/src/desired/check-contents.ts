import { checkSchedule } from './check-cron.ts'
import type { FileProblem } from './desired-error.ts'
import type { Desired, DesiredHosting, DesiredSite, DesiredVps } from '../generated/desired.ts'
import { toServerName, toSubdomainLabel } from '../names/normal-form.ts'
import { checkContent } from '../zone/check-content.ts'
import { isSpf } from '../zone/check-zone.ts'

type Path = FileProblem['path']

/**
 * Finds contents that the schema of the file takes and the API would reject, which an apply would notice only after its
 * first writes.
 */
export function checkContents({ hosting = {}, vps = {} }: Desired): FileProblem[] {
  return [
    ...Object.entries(hosting).flatMap(([name, server]) => checkHosting(name, server)),
    ...Object.entries(vps).flatMap(([name, server]) => checkVps(server, ['vps', name])),
  ]
}

function checkHosting(name: string, server: DesiredHosting): FileProblem[] {
  const path = ['hosting', name]
  const { cron = [], domains = {}, ssh_keys = {} } = server
  return [
    ...checkMemo(server, path),
    ...checkDatabaseNames(name, server),
    ...cron.flatMap((job, index) =>
      checkSchedule(job).map(({ name: field, message }) => ({
        path: [...path, 'cron', index, field],
        message,
      })),
    ),
    ...Object.entries(ssh_keys).flatMap(([label, key]) => checkKey(key, [...path, 'ssh_keys', label])),
    ...Object.entries(domains).flatMap(([domain, site]) => [
      ...checkHostName(domain, [...path, 'domains', domain]),
      ...checkSite(site, [...path, 'domains', domain]),
      ...Object.entries(site.subdomains ?? {}).flatMap(([label, one]) => {
        const at = [...path, 'domains', domain, 'subdomains', label]
        return [...checkHostName(label, at, domain), ...checkSite(one, at)]
      }),
    ]),
  ]
}

/** Checks the name of a site: a DNS record can have other characters and longer names than a website. */
function checkHostName(name: string, path: Path, domain = ''): FileProblem[] {
  const full = toSubdomainLabel(name)
  if (domain === '' && /\.\d+$/.test(full))
    return [{ path, message: 'is an address: give the name of a domain' }]
  const isSite = full.split('.').every((label) => /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(label))
  if (!isSite)
    return [
      {
        path,
        message: 'is not the name of a site: give labels of at most 63 of a-z, 0-9 and -, none at an end',
      },
    ]
  const { length } = domain === '' ? full : `${full}.${toSubdomainLabel(domain)}`
  return length <= 253 ? [] : [{ path, message: `makes a name of ${length} characters: DNS allows 253` }]
}

// The API counts the prefix, which is the server id and an underscore.
const longestName = 64

/**
 * Checks the names of databases and users: their characters and length, and that they do not begin with the prefix of
 * the server, which the API adds to each name and shows in its lists.
 */
function checkDatabaseNames(
  server: string,
  { databases = {}, database_users = {} }: DesiredHosting,
): FileProblem[] {
  const prefix = `${toServerName(server).split('.')[0]}_`
  const names = [
    ...Object.keys(databases).map((name) => ({ name, at: ['databases', name] })),
    ...Object.entries(database_users).flatMap(([user, { grants = [] }]) => [
      { name: user, at: ['database_users', user] },
      ...grants.map((name, index) => ({ name, at: ['database_users', user, 'grants', index] })),
    ]),
  ]
  return names.flatMap(({ name, at }) => {
    const path = ['hosting', server, ...at]
    if (name === '') return []
    if (name.startsWith(prefix))
      return [
        {
          path,
          message: `has the prefix that the service adds, ${prefix}: give ${name.slice(prefix.length)}`,
        },
      ]
    if (!/^[\w-]+$/.test(name)) return [{ path, message: 'has other characters than a-z, A-Z, 0-9, - and _' }]
    const { length } = `${prefix}${name}`
    return length <= longestName
      ? []
      : [{ path, message: `has ${length} characters with its prefix ${prefix}: give at most ${longestName}` }]
  })
}

function checkSite(
  { spf, mail, wordpress = {} }: DesiredSite & { readonly spf?: unknown },
  path: Path,
): FileProblem[] {
  return [
    ...Object.keys(wordpress).flatMap((folder) => checkFolder(folder, [...path, 'wordpress', folder])),
    ...checkSpf((Object(spf) as { spf_record?: string }).spf_record, [...path, 'spf', 'spf_record']),
    ...(mail?.filters ?? []).flatMap(({ action: { type, target = '' } }, index) => {
      const at = [...path, 'mail', 'filters', index, 'action']
      if (type === 'mail_address')
        return target === ''
          ? [{ path: at, message: 'forwards mail and has no target: give an address' }]
          : []
      return target === ''
        ? []
        : [
            {
              path: [...at, 'target'],
              message: `is only for the type mail_address, not for ${type}: leave it out`,
            },
          ]
    }),
  ]
}

/** Checks the path of WordPress on its site. */
function checkFolder(folder: string, path: Path): FileProblem[] {
  const parts = folder.replaceAll(/^\/+|\/+$/g, '').split('/')
  const isPath = folder === '/' || parts.every((part) => /^[\w.~-]+$/.test(part) && !/^\.\.?$/.test(part))
  return isPath ? [] : [{ path, message: 'is not a path: give folders of a-z, A-Z, 0-9, . _ ~ and -, or /' }]
}

/**
 * Checks an SPF text. The API rejects an invalid one only after its record was created, because the text is set by a
 * second request.
 */
function checkSpf(text: string | undefined, path: Path): FileProblem[] {
  if (text === undefined) return []
  const problem = /\p{Cc}/u.test(text)
    ? 'has a tab or a line break: put spaces between its terms'
    : isSpf({ type: 'TXT', content: text })
      ? checkContent('TXT', text)
      : 'has to begin with v=spf1'
  return problem === undefined ? [] : [{ path, message: problem }]
}

/** Checks that a key is public, and that nothing such as options stands before its type. */
function checkKey({ public_key: key = '' }: { readonly public_key?: string }, path: Path): FileProblem[] {
  const [type = '', data = ''] = key.split(' ')
  const isKey = key === '' || (/^(?:ssh|ecdsa|sk-)[\w@.-]*$/.test(type) && isKeyOf(type, data))
  const message = 'is not a public key on one line: give such as ssh-ed25519 AAAA… without options before it'
  return isKey ? [] : [{ path: [...path, 'public_key'], message }]
}

/** Whether the data of a key begins with the length and the name of its type, as OpenSSH writes it. */
function isKeyOf(type: string, data: string): boolean {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(data)) return false
  const start = `\0\0\0${String.fromCodePoint(type.length)}${type}`
  // Whole groups of four digits, so that a copy without its padding is read too.
  const bytes = atob(data.replace(/=+$/, '').slice(0, Math.floor(data.length / 4) * 4))
  return bytes.startsWith(start) && bytes.length > start.length
}

function checkVps(server: DesiredVps, path: Path): FileProblem[] {
  const rules = server.packet_filter?.rules ?? []
  const { period, auto_renew } = server.order ?? {}
  return [
    ...checkMemo(server, path),
    ...(period === 1 && auto_renew === false
      ? [
          {
            path: [...path, 'order', 'auto_renew'],
            message: 'cannot be false for a contract of one month: give true, or a longer period',
          },
        ]
      : []),
    ...rules.flatMap((rule, index) => checkRule(rule, [...path, 'packet_filter', 'rules', index])),
  ]
}

type Rule = NonNullable<NonNullable<DesiredVps['packet_filter']>['rules']>[number]

function checkRule(rule: Rule, path: Path): FileProblem[] {
  const {
    port = '',
    allowed_ip = 'all',
    memo,
    protocol,
  } = { port: undefined, allowed_ip: undefined, memo: undefined, protocol: undefined, ...rule }
  const [first = 0, last = first] = port.split('-').map(Number)
  const [address = ''] = allowed_ip.split('/')
  const isSource = !address.includes(':') || URL.canParse(`http://[${address}]`)
  return [
    ...checkMemo({ memo }, path),
    ...(protocol === 'icmp' && port !== ''
      ? [{ path: [...path, 'port'], message: 'does not go with icmp: leave it out' }]
      : []),
    ...(first > last
      ? [{ path: [...path, 'port'], message: `ends before it begins: give ${last}-${first}` }]
      : []),
    ...(isSource
      ? []
      : [{ path: [...path, 'allowed_ip'], message: 'is no address: give such as 2001:db8::/32' }]),
  ]
}

/** Checks a memo: the service stores it in an encoding that has no characters outside of the basic plane of Unicode. */
function checkMemo({ memo = '' }: { readonly memo?: string | undefined }, path: Path): FileProblem[] {
  const isStorable = !/[\u{10000}-\u{10FFFF}]/u.test(memo)
  return isStorable
    ? []
    : [{ path: [...path, 'memo'], message: 'has characters that the service cannot store, such as emoji' }]
}
