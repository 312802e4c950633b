import { settleInTime } from './settle-in-time.ts'
import { lookEveryMs, settlesAcross } from './settles-across.ts'
import type { WorkLimits } from './end-in-time.ts'

/** Work of one caller, for which others wait. */
export interface Work {
  /** Ends the work. */
  end(): void
  /** Whether the work has ended, or its caller has vanished: a worker drops what its handler has begun. */
  isOver(): boolean
  /**
   * Waits until the work is over. Each caller that waits looks for itself.
   *
   * @throws the limits' reason when their time has passed, or the reason of their signal
   */
  wait(limits: WorkLimits): Promise<void>
}

const beatMs = 1_000
// Work that is late by this many milliseconds has lost its caller.
const patienceMs = 2_000

/** Begins work. Its timer shows others that the caller is still there, and does not keep the process running. */
export function beginWork(): Work {
  let beatAt = performance.now()
  let isEnded = false
  const waiting = new Set<() => void>()
  const timer = setInterval(() => void (beatAt = performance.now()), beatMs)
  ;(timer as { unref?: () => void }).unref?.()
  // Elsewhere a caller does not vanish. A beat is late there after a sleep of the machine, or a busy event loop.
  const hasVanished = (): boolean => !settlesAcross() && performance.now() - beatAt > beatMs + patienceMs
  const isOver = (): boolean => isEnded || hasVanished()

  return {
    end() {
      isEnded = true
      clearInterval(timer)
      if (settlesAcross()) for (const wake of waiting) wake()
    },
    isOver,
    async wait({ ms, toReason, signal }) {
      let stop: (() => void) | undefined
      if (isOver()) return
      await settleInTime<void>(
        ms,
        signal,
        ({ resolve, reject }) => {
          const look = setInterval(() => isOver() && resolve(), lookEveryMs())
          waiting.add(resolve)
          stop = () => {
            clearInterval(look)
            waiting.delete(resolve)
          }
          return () => reject(toReason())
        },
        () => stop?.(),
      )
    },
  }
}
