import type { Sftp } from '../remote/sftp.ts'
import type { Send } from './create-sender.ts'

/** Four times the window of OpenSSH: while so many bytes are on their way on a channel, no further file begins there. */
export const fullLaneBytes = 8_000_000

/** A channel on which files travel. */
export interface Lane {
  readonly sftp: Sftp
  readonly send: Send
}

/** Channels, and files that wait for room on one. */
export interface Lanes {
  readonly add: (lane: Lane) => void
  /** Runs an upload of so many bytes on the channel with the fewest, once it has room. */
  readonly run: <T>(bytes: number, upload: (lane: Lane) => Promise<T>) => Promise<T>
}

/** Shares files among channels, in their order. */
export function createLanes(): Lanes {
  const lanes: { readonly lane: Lane; bytes: number }[] = []
  const waiting: ((lane: (typeof lanes)[number]) => void)[] = []
  const begin = (): void => {
    for (;;) {
      const [emptiest] = lanes.toSorted((one, other) => one.bytes - other.bytes)
      if (emptiest === undefined || emptiest.bytes >= fullLaneBytes) return
      const next = waiting.shift()
      if (next === undefined) return
      next(emptiest)
    }
  }
  return {
    add(lane) {
      lanes.push({ lane, bytes: 0 })
      begin()
    },
    run: (bytes, upload) =>
      new Promise((resolve, reject) => {
        waiting.push((taken) => {
          taken.bytes += bytes
          upload(taken.lane)
            .then(resolve, reject)
            .finally(() => {
              taken.bytes -= bytes
              begin()
            })
        })
        begin()
      }),
  }
}
