import { loadScript, root } from '../load-file.ts'
import type { AccountCall, FromProgram, ToProgram } from '../../program/messages.ts'

/** A worker with an account, in which programs run. */
export interface Started {
  readonly tell: (message: Exclude<ToProgram, { kind: 'call' }>) => void
  /** Calls the account. Rejects with what the account says, or when the worker is stopped. */
  readonly call: (call: AccountCall) => Promise<unknown>
  /** Ends it, whatever it does: a loop without an end too. */
  readonly stop: () => void
}

declare global {
  /** The text of the worker, as `assets/program.js` has it. */
  var hostwrightProgram: string | undefined
}

/**
 * Starts a worker. It comes from a text, because a page from a disk may start none from a file; it has no network, since
 * the page has none.
 */
export function startProgram(
  source: string,
  onMessage: (message: Exclude<FromProgram, { kind: 'reply' }>) => void,
): Started {
  const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }))
  const worker = new Worker(url)
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>()
  let last = 0

  worker.addEventListener('message', ({ data }: MessageEvent<FromProgram>) => {
    if (data.kind !== 'reply') return onMessage(data)
    const caller = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.error === undefined) caller?.resolve(data.value)
    else caller?.reject(new Error(data.error))
  })
  worker.addEventListener('error', ({ message }) => {
    onMessage({ kind: 'ended', problem: { text: `The sandbox does not start: ${message}` } })
  })

  return {
    tell: (message) => worker.postMessage(message, []),
    call: (call) =>
      new Promise((resolve, reject) => {
        const id = ++last
        waiting.set(id, { resolve, reject })
        worker.postMessage({ kind: 'call', id, call } satisfies ToProgram, [])
      }),
    stop() {
      worker.terminate()
      URL.revokeObjectURL(url)
      for (const { reject } of waiting.values()) reject(new Error('The program was stopped.'))
      waiting.clear()
    },
  }
}

/** Loads the worker's text when it is first needed, as a script: a page from a disk may fetch nothing. */
export async function loadProgram(): Promise<string> {
  if (globalThis.hostwrightProgram === undefined) await loadScript(`${root}assets/program.js`)
  if (globalThis.hostwrightProgram === undefined) throw new Error('The sandbox is not there.')
  return globalThis.hostwrightProgram
}
