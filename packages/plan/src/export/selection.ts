import { ConfigError } from '@hostwright/common'
import { allSections, kindOf } from '../kinds/table.ts'
import { checkTexts } from '../names/check-texts.ts'
import { matches } from '../names/matches.ts'
import type { Kind } from '../resource/kinds.ts'

/** The part of an account that an export covers. */
export interface Selection {
  /** Whether all kinds are exported. */
  readonly isAll: boolean
  /** Whether resources of a kind are exported. */
  has(kind: Kind): boolean
  /** Whether a server is exported as a whole, such as `vps/web-01`. */
  hasServer(address: string): boolean
  /** Whether a domain of a server is exported, with its subdomains. */
  hasDomain(server: string, domain: string): boolean
  /** Whether a domain of a server may be exported, so that the domains have to be listed. */
  mayHaveDomain(server: string): boolean
  /**
   * Rejects a pattern that has matched no server and no domain.
   *
   * @throws {ConfigError} `only`
   */
  check(): void
}

/** The section of the file in which a kind stands, if it has another name. */
const sections: Partial<Record<Kind, string>> = {
  grants: 'database_users',
  forwarding: 'mail',
  auto_reply: 'mail',
  mail_filters: 'mail',
  spam_filter: 'mail',
  smtp_abroad_restriction: 'mail',
  vps_name: 'name',
  vps_memo: 'memo',
  vps_reverse_hostname: 'reverse_hostname',
  packet_filter_rule: 'packet_filter',
}

/**
 * Returns the part of an account that `only` names: sections of the file, such as `dns`, and addresses of servers and
 * domains, such as `vps/web-*`. A part is exported if both name it; without sections, all are.
 *
 * @throws {ConfigError} `only` for a name that is no section, and for an empty list
 */
export function toSelection(only: readonly string[] | undefined): Selection {
  checkTexts('only', only)
  // A list that a program has put together, such as that of a customer's domains, would export all customers' domains.
  if (only?.length === 0) throw new ConfigError('only', 'is empty: leave it out to export the whole account')
  const names = new Set(allSections().map((facts) => sectionOf(kindOf(facts))))
  const patterns = (only ?? []).filter((entry) => /[/*]/.test(entry))
  const chosen = (only ?? []).filter((entry) => !patterns.includes(entry))
  const unknown = chosen.find((entry) => !names.has(entry))
  if (unknown !== undefined)
    throw toProblem(unknown, `give a section (${[...names].join(', ')}) or an address such as vps/web-01`)
  const unmatched = new Set(patterns)
  const isMatched = (address: string): boolean => {
    const found = patterns.filter((pattern) => matches(pattern, address))
    for (const pattern of found) unmatched.delete(pattern)
    return patterns.length === 0 || found.length > 0
  }
  return {
    isAll: chosen.length === 0,
    has: (kind) => chosen.length === 0 || chosen.includes(sectionOf(kind)),
    hasServer: isMatched,
    hasDomain: (server, domain) => isMatched(`${server}/domains/${domain}`),
    mayHaveDomain: (server) =>
      patterns.length === 0 ||
      patterns.some(
        (pattern) => pattern.startsWith('**') || matches(pattern.split('/', 2).join('/'), server),
      ),
    check() {
      const [pattern] = unmatched
      if (pattern !== undefined)
        throw toProblem(pattern, 'give the address of a server or a domain of the account, or a section')
    },
  }
}

function sectionOf(kind: Kind): string {
  return sections[kind] ?? kind
}

function toProblem(entry: string, advice: string): ConfigError {
  return new ConfigError('only', `has ${JSON.stringify(entry)}, which matches nothing: ${advice}`)
}
