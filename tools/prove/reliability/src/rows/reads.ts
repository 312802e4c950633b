import { fine, rejection, reset, resetInBody, resetUnread } from '../replies.ts'
import { must, outcomeOf, type Row, successOf } from '../row.ts'

export const failedRead: Row = {
  situation: 'GET returned 500, 502, 503, or the connection drops',
  wanted: 'retried, after a pause with full jitter',
  async check({ server, make }) {
    const faults = {
      '500': rejection(500, 'INTERNAL_ERROR'),
      '502': rejection(502, 'BAD_GATEWAY'),
      '503': rejection(503, 'SERVICE_UNAVAILABLE'),
      'a drop before reading': resetUnread,
      'a drop after reading': reset,
      'a drop in the body': resetInBody,
    }
    for (const [name, fault] of Object.entries(faults)) {
      server.script(fault, fine())
      await successOf(() => make().read()).catch((error: Error) =>
        must(false, `after ${name} ${error.message}`),
      )
      must(server.seen.length === 2, `after ${name} sent ${server.seen.length} times`)
    }
    const pauses: number[] = []
    for (let call = 0; call < 8; call += 1) {
      server.script(faults['503'], fine())
      await successOf(() => make().read())
      pauses.push(server.seen[1]!.at - server.seen[0]!.at)
    }
    const range = `${Math.min(...pauses).toFixed(0)} to ${Math.max(...pauses).toFixed(0)} ms`
    must(Math.min(...pauses) < Math.max(...pauses) / 2, `retried, but always after ${range}`)
  },
}

export const brokenService: Row = {
  situation: '40 GETs to a service that returns 503 for good',
  wanted: 'a retry budget: fewer than 80 on the wire',
  async check({ server, make }) {
    const { read } = make()
    server.script(rejection(503, 'SERVICE_UNAVAILABLE'))
    const calls = Array.from({ length: 40 }, () => outcomeOf(() => read(), 75_000))
    const outcomes = await Promise.all(calls)
    must(server.seen.length < 80, `${server.seen.length} on the wire`)
    must(!outcomes.some((outcome) => 'pending' in outcome), 'has not given up after 75 s')
  },
}

export const ledger: Row = {
  situation: 'a call that needed several attempts',
  wanted: 'result and error tell each attempt: status, pause and reason',
  async check({ server, make }) {
    const attempts: unknown[] = []
    const unavailable = rejection(503, 'SERVICE_UNAVAILABLE')
    server.script(unavailable, unavailable, fine())
    await successOf(() => make().read({ onAttempt: (attempt) => attempts.push(attempt) }))
    must(attempts.length > 0, 'a result tells nothing of its attempts')
    checkLedger(attempts, [503, 503, 200])
    server.script(unavailable)
    const outcome = await outcomeOf(() => make().read())
    checkLedger((outcome as { error?: { attempts?: unknown[] } }).error?.attempts ?? [], [503, 503, 503])
  },
}

function checkLedger(attempts: readonly unknown[], statuses: readonly number[]): void {
  const told = attempts as { status?: number; pauseMs?: number; reason?: string }[]
  const got = told.map(({ status }) => status).join(', ')
  must(got === statuses.join(', '), `tells of ${got === '' ? 'no attempt' : got}`)
  const last = told.length - 1
  const isWhole = told.every(({ pauseMs, reason }, index) => {
    return reason !== undefined && (index === last) === (pauseMs === undefined)
  })
  must(isWhole, 'tells no pauses or reasons')
}
