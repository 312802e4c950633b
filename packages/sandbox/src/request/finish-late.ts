import { ConnectionReset } from '../faults/connection-reset.ts'
import type { FinishLate } from '../faults/finish-late.ts'
import { mostPathLength } from '../logs/execution-log.ts'
import { type Reply, toReply } from '../http/answer.ts'
import { type Exchange, execute, noteResponse, readText, toEntry } from './exchange.ts'
import { toPage } from '../http/to-page.ts'
import type { World } from './serve.ts'

/** Responds before the request is executed, which nobody can take back from then on. */
export async function finishLate(world: World, exchange: Exchange, effect: FinishLate): Promise<Reply> {
  const { clock, journal, late } = world
  const { request, startedAt, order } = exchange
  const { finishLateMs, answer, answerAfterMs = 0 } = effect
  const text = await readText(request)
  if (typeof text !== 'string') {
    noteResponse(world, exchange, text)
    return toReply(text)
  }
  late.add({
    method: request.method,
    path: request.pathname.slice(0, mostPathLength),
    arrivedAt: startedAt,
    // A body that takes long to arrive may take longer than that.
    dueAt: Math.max(startedAt + Math.ceil(finishLateMs), clock.now()),
    execute(dueAt) {
      const executed = execute(world, exchange, text, dueAt)
      journal.addRequest({ ...toEntry(exchange, executed, dueAt), isLate: true })
    },
    end: order.keepOpen(),
  })
  await clock.sleep(answerAfterMs, request.signal)
  noteResponse(world, exchange, answer === 'nothing' ? undefined : { status: 504 })
  if (answer === 'nothing') throw new ConnectionReset()
  return toPage(504, 'Gateway timeout')
}
