/** A call of a journal and its result. Two calls overlap if one began before the other ended. */
export interface Call {
  readonly id: string
  /** Content of a write; undefined for a read. */
  readonly wrote?: { readonly revision: number; readonly writer: string } | undefined
  /** Whether the write was kept, or the revision and writer that were read. */
  readonly response: string
  readonly began: number
  readonly ended: number
}

type State = ReadonlyMap<string, { readonly revision: number; readonly writer: string }>

/** Applies a call to a model journal that executes one call at a time. */
function apply(state: State, { id, wrote }: Call): [response: string, next: State] {
  const kept = state.get(id)
  if (wrote === undefined) return [kept === undefined ? 'nothing' : `${kept.revision} ${kept.writer}`, state]
  if (kept?.revision === wrote.revision) return [String(kept.writer === wrote.writer), state]
  if ((kept?.revision ?? 0) + 1 !== wrote.revision) return ['false', state]
  return ['true', new Map(state).set(id, wrote)]
}

/**
 * Reports whether a journal that executes one call at a time could return these results, with each call executed
 * between its begin and its end.
 */
export function isLinearizable(calls: readonly Call[], state: State = new Map()): boolean {
  if (calls.length === 0) return true
  const firstEnd = Math.min(...calls.map(({ ended }) => ended))
  return calls.some((call) => {
    if (call.began > firstEnd) return false
    const [response, next] = apply(state, call)
    const rest = calls.filter((other) => other !== call)
    return response === call.response && isLinearizable(rest, next)
  })
}
