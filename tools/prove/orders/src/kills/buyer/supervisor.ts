import type { Platform } from '@hostwright/common'
import type { Command, DiskWrite, Task, Told } from '../messages.ts'

/** The process that started this one. It gives the time to this process, and can stop it at every step. */
export interface Supervisor extends Pick<Platform, 'now' | 'monotonic' | 'sleep'> {
  /** Resolves when the process may continue. */
  step(name: string, write?: DiskWrite): Promise<void>
  tell(told: Told): void
  /** Resolves with the task of the process. */
  begin(): Promise<Task>
  /** Allows this process to end. */
  leave(): void
}

export function connectSupervisor(): Supervisor {
  const waiting = new Map<number, () => void>()
  let lastId = 0
  let time = 0
  let aheadMs = 0
  const task = Promise.withResolvers<Task>()

  process.on('message', (command: Command) => {
    time = command.now
    if (command.kind === 'go') {
      const goOn = waiting.get(command.id)
      waiting.delete(command.id)
      goOn?.()
      return
    }
    aheadMs = command.task.clockAheadMs
    task.resolve(command.task)
  })
  return {
    now: () => time + aheadMs,
    monotonic: () => time,
    tell,
    step(name, write) {
      const id = (lastId += 1)
      return new Promise((resolve) => {
        waiting.set(id, resolve)
        tell({ kind: 'step', id, name, ...(write && { write }) })
      })
    },
    sleep(ms, signal) {
      const id = (lastId += 1)
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        const stop = (): void => {
          waiting.delete(id)
          tell({ kind: 'wake', id })
          reject(signal?.reason)
        }
        signal?.addEventListener('abort', stop, { once: true })
        waiting.set(id, () => {
          signal?.removeEventListener('abort', stop)
          resolve()
        })
        tell({ kind: 'sleep', id, ms })
      })
    },
    begin() {
      tell({ kind: 'ready' })
      return task.promise
    },
    leave: () => process.disconnect(),
  }
}

function tell(told: Told): void {
  process.send!(told)
}
