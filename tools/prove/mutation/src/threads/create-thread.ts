import { Worker } from 'node:worker_threads'
import type { BrokenReply, Reply, Task } from './messages.ts'

/** A thread that does one thing after the other, and begins again when it has ended. */
export interface TestThread {
  /** What it replies; nothing if it has been silent for too long. */
  readonly call: (task: Task, silentMs: number) => Promise<Exclude<Reply, BrokenReply> | undefined>
  readonly end: () => Promise<void>
}

export function createThread(): TestThread {
  let worker: Worker | undefined

  return {
    call(task, silentMs) {
      const its = (worker ??= new Worker(new URL('thread.ts', import.meta.url)))
      return new Promise((resolve, reject) => {
        const stop = (settle: () => void): void => {
          clearTimeout(timer)
          its.off('message', take).off('error', fail)
          settle()
        }
        const fail = (error: unknown): void => stop(() => reject(error))
        const take = (reply: Reply): void => {
          if (reply.kind === 'alive') timer.refresh()
          else if (reply.kind === 'broken') fail(new Error(reply.message))
          else stop(() => resolve(reply))
        }
        const timer = setTimeout(() => stop(() => resolve(undefined)), silentMs)
        its.on('message', take).on('error', fail)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        its.postMessage(task)
      })
    },
    async end() {
      const its = worker
      worker = undefined
      await its?.terminate()
    },
  }
}
