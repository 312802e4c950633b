import { setTimeout as sleep } from 'node:timers/promises'
import type { Sandbox } from '@hostwright/sandbox'
import type { Flows } from './engines.ts'

/** A person who answers what flows ask. */
export interface Person {
  /** How many questions were answered. */
  asked(): number
  end(): void
}

/**
 * Answers the questions of flows like a person who looks into the panel of the account: which contract an order has, or
 * that nobody else has ordered.
 */
export function answerQuestions(flows: Flows, sandbox: Sandbox, ids: () => readonly string[]): Person {
  const ended = new AbortController()
  const answered = new Set<string>()
  const answer = async (id: string): Promise<void> => {
    const question = await flows.question(id)
    if (question === null || answered.has(`${id} ${question.number}`)) return
    const { quote, despiteOthers, number } = question
    const mark = quote?.mark?.value
    const contract = mark === undefined ? undefined : sandbox.servers().find(({ name }) => name === mark)
    // The panel does not show a VPS that is being set up.
    if (contract?.power === null) return
    await flows.answer(
      id,
      number,
      quote ? { contract: contract?.target ?? null } : { despiteOthers: despiteOthers! },
    )
    answered.add(`${id} ${number}`)
  }
  void (async () => {
    for (;;) {
      await sleep(500, undefined, { signal: ended.signal })
      // A flow that has not begun, or whose worker was just killed, is asked again.
      for (const id of ids()) await answer(id).catch(() => {})
    }
  })().catch(() => {})
  return { asked: () => answered.size, end: () => ended.abort() }
}
