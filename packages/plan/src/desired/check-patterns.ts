import type { FileProblem } from './desired-error.ts'
import type { Desired } from '../generated/desired.ts'
import { allKinds, endsWithSite, isKind } from '../kinds/table.ts'
import { matches } from '../names/matches.ts'

/** Finds patterns of `ignore` and `keep` that no address can match: what they are for would be deleted. */
export function checkPatterns(desired: Desired): FileProblem[] {
  return (['ignore', 'keep'] as const).flatMap((list) =>
    (desired[list] ?? []).flatMap((pattern, index) => {
      const message = describeStray(pattern)
      return message === undefined ? [] : [{ path: [list, index], message }]
    }),
  )
}

function describeStray(pattern: string): string | undefined {
  const [product = ''] = pattern.split('/', 1)
  if (!matches(product, 'hosting') && !matches(product, 'vps')) {
    return `is ${pattern}, and addresses begin with hosting/ or vps/: give one such as hosting/*/dns/_acme-challenge.**`
  }
  if (/^\S*\/$/.test(pattern)) return `is ${pattern}, and no address ends with a slash: leave it out`
  const [, kind = '', name, below] = /^[^/]*\/[^/]*\/([^/]*)(?:\/([^/]*)(\/)?)?/s.exec(pattern) ?? []
  if (pattern.split('/', 2).includes('**') || kind.includes('*')) return undefined
  const word = words().find((one) => matches(kind, one))
  if (kind !== '' && word === undefined)
    return `is ${pattern}, and no address has ${kind} there: give a kind of an address, such as dns, mail or power`
  if (word !== undefined && isKind(word) && endsWithSite(word) && below !== undefined)
    return `is ${pattern}, and nothing is below ${word}: the address of a record is hosting/SERVER/dns/NAME`
  const [host = ''] = (name ?? '').split(' ', 1)
  if (word === 'dns' && /[?[{]|^@/.test(host))
    return `is ${pattern}, and only * and ** stand for others: give one pattern for each name`
  return word === 'dns' && name !== undefined && !/[.*]/.test(host)
    ? `is ${pattern}, and names are in full: give one such as www.example.com`
    : undefined
}

/** Returns the words behind the server in addresses. */
function words(): string[] {
  return allKinds().flatMap((kind) => [kind, kind.replace(/^vps_/, '')])
}
