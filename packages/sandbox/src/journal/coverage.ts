import { operations } from '../generated/operations.ts'
import { once } from '../description/once.ts'
import type { JournaledRequest } from './journal.ts'

/** One kind of response of one operation, and how often it was given. */
export interface CoverageRow {
  /** The operation that responded. */
  readonly operationId: string
  /** The HTTP status. */
  readonly status: number
  /** The error code; null for a success. */
  readonly code: string | null
  /** How often it was given. */
  readonly count: number
  /** Whether the description names this response. */
  readonly isDescribed: boolean
}

/** Which responses of the description have been met. */
export interface Coverage {
  add(entry: Pick<JournaledRequest, 'operationId' | 'status' | 'code'>): void
  /** Every described response, met or not, and then those met beside the description. */
  list(): CoverageRow[]
}

type Kind = Pick<CoverageRow, 'operationId' | 'status' | 'code'>

export function createCoverage(): Coverage {
  const counts = new Map<string, Kind & { count: number }>()
  return {
    add({ operationId, status, code }) {
      if (operationId === null || status === null) return
      const id = toId({ operationId, status, code })
      const counted = counts.get(id) ?? { operationId, status, code, count: 0 }
      counted.count += 1
      counts.set(id, counted)
    },
    list() {
      const described = describedKinds()
      const known = new Set(described.map(toId))
      const others = [...counts.values()].filter((kind) => !known.has(toId(kind)))
      return [
        ...described.map((kind) => ({
          ...kind,
          count: counts.get(toId(kind))?.count ?? 0,
          isDescribed: true,
        })),
        ...others.map((kind) => ({ ...kind, isDescribed: false })),
      ]
    },
  }
}

const describedKinds: () => readonly Kind[] = once(() =>
  operations.flatMap(({ id: operationId, responses }) =>
    responses.flatMap(({ status, codes }): Kind[] => {
      const base = { operationId, status }
      return status < 400 ? [{ ...base, code: null }] : codes.map((code) => ({ ...base, code }))
    }),
  ),
)

function toId({ operationId, status, code }: Kind): string {
  return `${operationId} ${status} ${code ?? ''}`
}
