import { Worker } from 'node:worker_threads'
import { toCpuMs } from './cpu-time.ts'
import type { BrokenReply, Reply, Task } from './messages.ts'

/** A thread that does one thing after the other, and begins again when it has ended. */
export interface TestThread {
  /** What it replies; nothing if it has computed for so long without a word. */
  readonly call: (task: Task, silentCpuMs: number) => Promise<Exclude<Reply, BrokenReply> | undefined>
  readonly end: () => Promise<void>
}

export function createThread(): TestThread {
  let worker: Worker | undefined

  return {
    call(task, silentCpuMs) {
      const its = (worker ??= new Worker(new URL('thread.ts', import.meta.url)))
      return new Promise((resolve, reject) => {
        const stop = (settle: () => void): void => {
          clearInterval(timer)
          its.off('message', take).off('error', fail)
          settle()
        }
        const fail = (error: unknown): void => stop(() => reject(error))
        const take = (reply: Reply): void => {
          if (reply.kind === 'alive') heard = process.cpuUsage()
          else if (reply.kind === 'broken') fail(new Error(reply.message))
          else stop(() => resolve(reply))
        }
        let heard = process.cpuUsage()
        // On a busy machine the time says nothing.
        const timer = setInterval(() => {
          if (toCpuMs(heard) > silentCpuMs) stop(() => resolve(undefined))
        }, 500)
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
