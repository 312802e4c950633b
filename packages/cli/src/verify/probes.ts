import { listAwaiting } from './assumptions/domains.ts'
import type { Reading } from './reading.ts'

/** Additional reads whose responses show which choice of an assumption the API makes. */
export interface Probe {
  readonly purpose: string
  /** Time to wait before the reads, in milliseconds. */
  readonly afterMs?: number
  readonly ask: (readings: readonly Reading[]) => readonly ProbeCall[]
}

interface ProbeCall {
  readonly operationId: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

export const unknownUuid = '00000000-0000-4000-8000-ffffffffffff'

export const probes: readonly Probe[] = [
  {
    purpose: 'log-time',
    ask: () => [{ operationId: 'listLogs', query: { from: '2026-01-01T00:00:00+09:00', limit: '1' } }],
  },
  { purpose: 'not-found', ask: () => [{ operationId: 'getVpsServer', parameters: { uuid: unknownUuid } }] },
  { purpose: 'refused', ask: () => [{ operationId: 'listLogs', query: { status_code: '429', limit: '1' } }] },
  // The order of these requests matters: the headers of each `GET /v1/me` (`getApiKey`) show how many requests the API
  // has counted since the one before.
  { purpose: 'count-1', ask: () => [{ operationId: 'getApiKey' }] },
  { purpose: 'count-vps', ask: () => [{ operationId: 'listVpsServers' }] },
  { purpose: 'count-2', ask: () => [{ operationId: 'getApiKey' }] },
  { purpose: 'count-hosting', ask: () => [{ operationId: 'listHostingServers' }] },
  { purpose: 'count-3', ask: () => [{ operationId: 'getApiKey' }] },
  { purpose: 'subdomain-log', ask: (readings) => firstSubdomain(readings) },
  { purpose: 'log-all', ask: (readings) => askLog(readings, {}) },
  { purpose: 'log-keyword', ask: (readings) => askWord(readings, (word) => ({ keyword: word, lines: '1' })) },
  { purpose: 'domains-later', afterMs: 61_000, ask: (readings) => askAwaiting(readings) },
  { purpose: 'log-case', ask: (readings) => askWord(readings, (word) => ({ keyword: swapCase(word) })) },
]

/** Returns the reads of the lists in which a domain has `is_awaiting`. */
function askAwaiting(readings: readonly Reading[]): readonly ProbeCall[] {
  return readings
    .filter(({ operation, purpose }) => operation.operationId === 'listDomains' && purpose === 'walk')
    .filter((reading) => listAwaiting(reading).length > 0)
    .map(({ parameters }) => ({ operationId: 'listDomains', parameters }))
}

function firstSubdomain(readings: readonly Reading[]): readonly ProbeCall[] {
  for (const { operation, body, parameters } of readings) {
    if (operation.operationId !== 'listSubdomains') continue
    const { subdomains = [] } = Object(body) as {
      readonly subdomains?: readonly { readonly subdomain: string }[]
    }
    const [first] = subdomains
    if (first)
      return [{ operationId: 'getAccessLog', parameters: { ...parameters, domain: first.subdomain } }]
  }
  return []
}

function findLog(readings: readonly Reading[]): Reading | undefined {
  return readings.find(
    ({ operation, body, purpose }) =>
      operation.operationId === 'getAccessLog' &&
      purpose === 'walk' &&
      ((Object(body) as { readonly log?: string }).log ?? '').split('\n').length > 2,
  )
}

function askLog(readings: readonly Reading[], query: Readonly<Record<string, string>>): readonly ProbeCall[] {
  const log = findLog(readings)
  return log ? [{ operationId: 'getAccessLog', parameters: log.parameters, query }] : []
}

/**
 * Returns the read of a web log that is filtered by a word that an earlier line has and the last line does not; none if
 * there is no such word.
 */
function askWord(
  readings: readonly Reading[],
  toQuery: (word: string) => Readonly<Record<string, string>>,
): readonly ProbeCall[] {
  const { log = '' } = Object(findLog(readings)?.body) as { readonly log?: string }
  const lines = log.trim().split('\n')
  const words = lines.slice(0, -1).flatMap((line) => line.match(/[A-Za-z]{3,}[\w-]*/g) ?? [])
  const word = words.find((candidate) => !lines.at(-1)!.toLowerCase().includes(candidate.toLowerCase()))
  return word === undefined ? [] : askLog(readings, toQuery(word))
}

function swapCase(word: string): string {
  return word === word.toLowerCase() ? word.toUpperCase() : word.toLowerCase()
}
