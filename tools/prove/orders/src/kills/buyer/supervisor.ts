import type { Platform } from '@hostwright/common'
import type { Command, DiskWrite, Task, Told } from '../messages.ts'

/** The process that has started this one, and gives it its time: it may stop it at every step. */
export interface Supervisor extends Pick<Platform, 'now' | 'monotonic' | 'sleep'> {
  /** Resolves when it may go on. */
  step(name: string, write?: DiskWrite): Promise<void>
  tell(told: Told): void
  /** Resolves with what is to be done. */
  begin(): Promise<Task>
  /** Lets this process end. */
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
