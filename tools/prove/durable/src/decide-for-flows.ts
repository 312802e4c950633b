import { setTimeout as sleep } from 'node:timers/promises'
import type { Sandbox } from '@hostwright/sandbox'
import type { FlowClient } from '@hostwright/example-durable/flow-client'

/** A person who decides the questions of flows. */
export interface Person {
  /** Returns the number of decided questions. */
  asked(): number
  /** Ends once the last question is decided: a client that is closed before rejects outside of any call. */
  end(): Promise<void>
}

/**
 * Decides the questions of flows like a person who looks at the account in the panel: names the contract of an order,
 * or states that nobody else has ordered.
 */
export function decideForFlows(flows: FlowClient, sandbox: Sandbox, ids: () => readonly string[]): Person {
  const ended = new AbortController()
  const decided = new Set<string>()
  const decide = async (id: string): Promise<void> => {
    const question = await flows.question(id)
    if (question === null || decided.has(`${id} ${question.number}`)) return
    const { quote, despiteOthers, number } = question
    const mark = quote?.mark?.value
    const contract = mark === undefined ? undefined : sandbox.servers().find(({ name }) => name === mark)
    // The panel does not show a VPS during its set-up.
    if (contract?.power === null) return
    await flows.decide(
      id,
      number,
      quote ? { contract: contract?.target ?? null } : { despiteOthers: despiteOthers! },
    )
    decided.add(`${id} ${number}`)
  }
  const deciding = (async () => {
    for (;;) {
      await sleep(500, undefined, { signal: ended.signal })
      // Deciding fails for a flow that has not begun or whose worker was just killed; the next round decides it.
      for (const id of ids()) await decide(id).catch(() => {})
    }
  })().catch(() => {})
  const end = (): Promise<void> => {
    ended.abort()
    return deciding
  }
  return { asked: () => decided.size, end }
}
