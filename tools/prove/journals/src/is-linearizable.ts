/** A call of a journal, and what it responded. Calls overlap where one began before another had ended. */
export interface Call {
  readonly id: string
  /** What was to be written; nothing for a call that reads. */
  readonly wrote?: { readonly revision: number; readonly writer: string } | undefined
  /** Whether it was kept, or the writer and the revision that were read. */
  readonly response: string
  readonly began: number
  readonly ended: number
}

type State = ReadonlyMap<string, { readonly revision: number; readonly writer: string }>

/** How a journal is to behave that does one thing at a time. */
function apply(state: State, { id, wrote }: Call): [response: string, next: State] {
  const kept = state.get(id)
  if (wrote === undefined) return [kept === undefined ? 'nothing' : `${kept.revision} ${kept.writer}`, state]
  if (kept?.revision === wrote.revision) return [String(kept.writer === wrote.writer), state]
  if ((kept?.revision ?? 0) + 1 !== wrote.revision) return ['false', state]
  return ['true', new Map(state).set(id, wrote)]
}

/** Whether a journal that does one thing at a time could have responded so, each call at a moment within its span. */
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
