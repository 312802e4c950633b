import { Worker } from 'node:worker_threads'
import type { Reply, Task } from './messages.ts'

/** A thread that does one thing after the other, and begins again when it has ended. */
export interface TestThread {
  /** What it replies; nothing if it has been silent for too long. */
  readonly call: (task: Task, silentMs: number) => Promise<Reply | undefined>
  readonly end: () => Promise<void>
}

export function createThread(): TestThread {
  let worker: Worker | undefined

  return {
    call(task, silentMs) {
      const its = (worker ??= new Worker(new URL('thread.ts', import.meta.url)))
      return new Promise((resolve, reject) => {
        let timer = setTimeout(resolve, silentMs)
        its.on('message', (reply: Reply) => {
          clearTimeout(timer)
          if (reply.kind === 'alive') {
            timer = setTimeout(resolve, silentMs)
            return
          }
          its.removeAllListeners()
          resolve(reply)
        })
        its.on('error', reject)
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        its.postMessage(task)
      })
    },
    async end() {
      const its = worker
      worker = undefined
      its?.removeAllListeners()
      await its?.terminate()
    },
  }
}
