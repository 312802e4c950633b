import { operations } from '../generated/operations.ts'
import { once } from '../description/once.ts'
import type { JournaledRequest } from './journal.ts'

/** A kind of response of one operation, and the number of times that it was sent. */
export interface CoverageRow {
  /** The operation that responded. */
  readonly operationId: string
  /** The HTTP status. */
  readonly status: number
  /** The error code; null for a successful response. */
  readonly code: string | null
  /** Number of times that this response was sent. */
  readonly count: number
  /** Whether the description contains this response. */
  readonly isDescribed: boolean
}

/** Counts the responses that were sent, for comparison with the description. */
export interface Coverage {
  add(entry: Pick<JournaledRequest, 'operationId' | 'status' | 'code'>): void
  /** Returns all responses in the description, sent or not, followed by others that were sent. */
  list(): CoverageRow[]
}

type Kind = Pick<CoverageRow, 'operationId' | 'status' | 'code'>
type CountedKind = Kind & { count: number }

export function createCoverage(): Coverage {
  // How often each kind of response was sent, by operationId.
  const counted = new Map<string, CountedKind[]>()

  function find({ operationId, status, code }: Kind): CountedKind | undefined {
    return counted.get(operationId)?.find((kind) => kind.status === status && kind.code === code)
  }

  return {
    add({ operationId, status, code }) {
      if (operationId === null || status === null) return
      const kind = find({ operationId, status, code })
      if (kind !== undefined) kind.count += 1
      else
        counted.set(operationId, [
          ...(counted.get(operationId) ?? []),
          { operationId, status, code, count: 1 },
        ])
    },
    list() {
      const described = describedKinds()
      const known = new Set(described.map(toId))
      const others = [...counted.values()].flat().filter((kind) => !known.has(toId(kind)))
      return [
        ...described.map((kind) => ({ ...kind, count: find(kind)?.count ?? 0, isDescribed: true })),
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
  return `${operationId} ${status} ${code}`
}
