import type { Reply, SeenAttempt } from '../fault-server.ts'
import { fine, rejection, reset } from '../replies.ts'
import { must, outcomeOf, type Row } from '../row.ts'

export const badGateway: Row = toUnansweredWrite('POST returned 502', rejection(502, 'BAD_GATEWAY'))
export const droppedWrite: Row = toUnansweredWrite('POST, the connection drops after sending', reset)

function toUnansweredWrite(situation: string, reply: Reply): Row {
  return {
    situation,
    wanted: 'not retried, or only under one Idempotency-Key',
    async check({ server, make }) {
      server.script(reply)
      await outcomeOf(() => make().write())
      judge(server.seen)
    },
  }
}

export const conflict: Row = {
  situation: '409 with another code than DUPLICATE_REQUEST',
  wanted: 'final at once, on every method',
  async check({ server, make }) {
    const client = make()
    for (const call of [client.read, client.write, client.put, client.delete]) {
      server.script(rejection(409, 'PROTECTED'), fine())
      await outcomeOf(() => call())
      const [first] = server.seen
      must(server.seen.length === 1, `${first?.method} sent ${server.seen.length} times`)
    }
  },
}

function judge(seen: readonly SeenAttempt[]): void {
  const keys = seen.map(({ headers }) => headers['idempotency-key'])
  if (seen.length === 1) return
  must(seen.length > 1, 'was not sent')
  must(keys[0] !== undefined, `sent ${seen.length} times without a key`)
  must(new Set(keys).size === 1, `sent ${seen.length} times under ${new Set(keys).size} keys`)
}
