import { Worker } from 'node:worker_threads'
import { toCpuMs } from './cpu-time.ts'
import type { BrokenReply, Reply, Task } from './messages.ts'

/** A thread that executes one task at a time, and is started again after it has ended. */
export interface TestThread {
  /**
   * Returns the reply to a task, or the reason why the task has no end: the thread has computed for this long without a
   * message, or has filled the memory. Rejects if the task fails or the thread ends.
   */
  readonly call: (task: Task, silentCpuMs: number) => Promise<Exclude<Reply, BrokenReply> | string>
  readonly end: () => Promise<void>
}

// Largest growth of the process during a task, in megabytes. A mutant can fill an array or read a stream without end: two
// threads with 10 GB each have made a machine with 24 GB stand still. The memory of buffers is outside of the heap, which
// is why no limit of the heap is set instead.
const mostGrowthMb = 2_000

export function createThread(growthMb: number = mostGrowthMb): TestThread {
  let worker: Worker | undefined

  return {
    call(task, silentCpuMs) {
      const its = (worker ??= new Worker(new URL('thread.ts', import.meta.url)))
      const most = process.memoryUsage.rss() + growthMb * 1e6
      return new Promise((resolve, reject) => {
        const stop = (settle: () => void): void => {
          clearInterval(timer)
          its.off('message', take).off('error', fail).off('exit', failAtEnd)
          settle()
        }
        const fail = (error: unknown): void => {
          worker = undefined
          stop(() => reject(error))
        }
        const failAtEnd = (): void => fail(new Error('The thread has ended before its work was done'))
        const take = (reply: Reply): void => {
          if (reply.kind === 'alive') wasHeard = true
          else if (reply.kind === 'broken') stop(() => reject(new Error(reply.message)))
          else stop(() => resolve(reply))
        }
        let wasHeard = false
        // The limit counts from the thread's first message, because loading can take long.
        let heardAtMs = Infinity
        // On a busy machine, elapsed time proves nothing, so the thread's processor time counts.
        const measure = async (): Promise<void> => {
          if (process.memoryUsage.rss() > most) stop(() => resolve('Memory without end'))
          const cpuMs = toCpuMs(await its.cpuUsage())
          if (wasHeard) heardAtMs = cpuMs
          else if (cpuMs - heardAtMs > silentCpuMs) stop(() => resolve('A loop without end'))
          wasHeard = false
        }
        // If the thread has ended, the measurement fails, and `exit` reports the end.
        const timer = setInterval(() => void measure().catch(() => {}), 200)
        its.on('message', take).on('error', fail).on('exit', failAtEnd)
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
