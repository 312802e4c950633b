import { join } from 'node:path'
import { CommandError } from '../../errors/command-error.ts'
import { exitCodes } from '../../errors/exit-code.ts'
import type { Files } from '../../world/world.ts'

/** What was meant by a command line: one order, whichever processes try to place it. */
export interface Intent {
  /** Counts the orders of this form. */
  readonly number: number
  readonly quoteId: string
  readonly idempotencyKey: string
  readonly at: number
  /** How it is to be called once it is there, where it is ordered under another name. */
  readonly name?: string | undefined
  readonly end: IntentEnd | undefined
}

/** What became of it. */
export interface IntentEnd {
  /** When it was told. */
  readonly at: number
  /** How the contract is called; `null` when nothing was ordered. */
  readonly contract: string | null
}

/** The intents of one form of an order, or of one key. */
export interface Intents {
  /** The last one. */
  latest(): Promise<Intent | undefined>
  /** Begins one; `false` when another process has just done so. */
  begin(number: number, intent: Omit<Intent, 'number' | 'end'>): Promise<boolean>
  /** Writes what became of one. The first to do so counts. */
  end(number: number, end: IntentEnd): Promise<void>
}

/**
 * Intents in a folder: `NAME.1.json` and, once it is told what became of it, `NAME.1.end.json`. Files are made, never
 * changed and never deleted, so that of all processes that try, one begins.
 */
export function openIntents(files: Files, folder: string, name: string): Intents {
  const path = (number: number, ending = ''): string =>
    join(folder, 'intents', `${name}.${number}${ending}.json`)
  const read = async <T>(file: string): Promise<T | undefined> => {
    const text = await files.read(file)
    return text === undefined ? undefined : (parse(text, file) as T)
  }
  const readIntent = async (number: number): Promise<Intent | undefined> => {
    const begun = await read<Omit<Intent, 'number' | 'end'>>(path(number))
    return begun && { ...begun, number, end: await read<IntentEnd>(path(number, '.end')) }
  }
  return {
    async latest() {
      let latest: Intent | undefined
      for (let number = 1; ; number += 1) {
        const intent = await readIntent(number)
        if (intent === undefined) return latest
        latest = intent
      }
    },
    begin: (number, intent) => files.create(path(number), JSON.stringify(intent)),
    async end(number, end) {
      await files.create(path(number, '.end'), JSON.stringify(end))
    },
  }
}

function parse(text: string, file: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    if (value instanceof Object && ('quoteId' in value || 'contract' in value)) return value
  } catch {
    // The error that is thrown quotes the text.
  }
  throw new CommandError(`${file}, in which an earlier run has noted this order, is damaged.`, {
    exitCode: exitCodes.unknown,
    done: 'Nothing was ordered by this run. That run may have ordered: look for its contract. Move the file away only when you know.',
    next: 'hostwright orders pending',
  })
}

/** The name of the intents of a form: two lines that mean the same order have the same. */
export async function toIntentName(account: string, path: string, form: object): Promise<string> {
  const sorted = Object.entries(form).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const text = JSON.stringify([account, path, sorted])
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Buffer.from(hash).toString('hex').slice(0, 32)
}
