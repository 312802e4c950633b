import type { Client } from '@hostwright/common'
import { observers } from './assumptions/observers.ts'
import { checkReadings } from './check-readings.ts'
import { loadDescription, readOperations } from './description.ts'
import type { Finding } from './finding.ts'
import { type Readings, toReadings } from './reading.ts'
import { isUnreadable, walk, type WalkOptions } from './walk.ts'

/** The choices that the API and the sandbox make for one assumption. */
export interface Observed {
  readonly assumption: string
  readonly question: string
  /** The choice that the responses show; several choices if the responses do not distinguish them. */
  readonly observed: readonly string[]
  /** The choice that the sandbox makes by default. */
  readonly assumed: string
  readonly agrees: boolean
}

/**
 * The result of comparing an API with its description. It contains no values of the account, except for unknown ones
 * that look like an enum value.
 */
export interface Report {
  readonly report: 'hostwright-verify'
  readonly version: 1
  readonly description: string
  /** Whether a rate limit prevented some reads. */
  readonly limited: boolean
  readonly operations: readonly {
    readonly operation: string
    readonly result: 'confirmed' | 'contradicted' | 'rejected' | 'not called'
    readonly responses: number
    readonly statuses: readonly number[]
  }[]
  readonly findings: readonly Finding[]
  readonly assumptions: readonly Observed[]
  /** Inferred statements of the description that responses confirm and none contradicts. */
  readonly confirmed: readonly string[]
}

/**
 * Calls every `GET` operation whose parameters are known, for a few resources of each kind, and compares the responses
 * with the description.
 */
export async function verifyAccount(client: Client, options: WalkOptions): Promise<Report> {
  const description = await loadDescription()
  const { readings: all, isLimited } = await walk(client, description, options)
  const { findings, confirmed } = checkReadings(description, all)
  const operations = readOperations(description).map((operation) => {
    const { operationId } = operation
    const responses = all.filter((reading) => reading.operation.operationId === operationId)
    const statuses = [...new Set(responses.map(({ status }) => status))].toSorted((a, b) => a - b)
    const result =
      isUnreadable(operation) || responses.length === 0
        ? 'not called'
        : judge(statuses, operationId, findings)
    return { operation: operationId, result, responses: responses.length, statuses } as const
  })
  return {
    report: 'hostwright-verify',
    version: 1,
    description: description.info.version,
    limited: isLimited,
    operations,
    findings,
    assumptions: await observe(toReadings(all)),
    confirmed,
  }
}

function judge(
  statuses: readonly number[],
  operationId: string,
  findings: readonly Finding[],
): Report['operations'][number]['result'] {
  if (findings.some(({ operation }) => operation === operationId)) return 'contradicted'
  return statuses.includes(200) ? 'confirmed' : 'rejected'
}

async function observe(readings: Readings): Promise<readonly Observed[]> {
  const { assumptions } = await import('@hostwright/sandbox')
  return observers.flatMap((observer): Observed[] => {
    const seen = attempt(() => observer.observe(readings))
    const assumption = assumptions.find(({ id }) => id === observer.id)
    if (seen === undefined || assumption === undefined) return []
    const observed = [seen].flat()
    const { id, question, default: assumed } = assumption
    return [{ assumption: id, question, observed, assumed, agrees: observed.includes(assumed) }]
  })
}

/**
 * Returns the result of an observer; `undefined` if it throws. A response that differs from the description can make it
 * throw, and is reported as a finding anyway.
 */
function attempt<T>(observe: () => T): T | undefined {
  try {
    return observe()
  } catch {
    return undefined
  }
}
