import type { AbortReport } from '../abort-program.ts'
import { must, type Row } from '../row.ts'
import { runChild } from '../run-child.ts'

export const abortDuringWait: Row = {
  situation: 'an abort during a wait of any kind',
  wanted: 'rejects immediately with the caller’s own reason; the process exits by itself',
  async check({ subject }) {
    must(subject.waits.length > 0, 'takes no signal')
    for (const kind of subject.waits) {
      const { message, lingeredMs } = await runChild('abort-program.ts', [kind])
      const reports = message as readonly AbortReport[]
      const ms = medianOf(reports.map((report) => report.ms ?? Infinity))
      must(
        reports.every(({ soon }) => soon),
        `${kind}: rejects after ${Number.isFinite(ms) ? '' : 'more than '}${Math.min(ms, 5_000).toFixed(0)} ms`,
      )
      must(
        reports.every(({ own }) => own),
        `${kind}: rejects with another reason`,
      )
      must(lingeredMs !== undefined, `${kind}: the process stays alive`)
    }
  },
}

/** Returns the median, for the message: on a busy machine a single time says nothing. */
function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Infinity
}
