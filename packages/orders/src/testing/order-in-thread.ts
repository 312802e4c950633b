// Runs one order in a thread of its own, which has no module that the order does not import statically, and posts what
// was loaded while it ran.
import { createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { json, rejection, type Reply } from './responses.ts'
import { createScriptedAccount, type ScriptedAccount } from './scripted-account.ts'

const { registerHooks } = process.getBuiltinModule('node:module')
const { parentPort, workerData } = process.getBuiltinModule('node:worker_threads')

/** The modules that an order has loaded. */
export interface Loads {
  /** Names of the files that were loaded before anything could be bought. */
  readonly before: readonly string[]
  /** Those that were loaded between the claim of the order, or its dry run, and the end of the call. */
  readonly since: readonly string[]
  /** Result or error of the call. */
  readonly end: string
  /** Result or error of the same call afterwards, where the code for doubt is missing. */
  readonly again: string
  /** Number of orders that were sent. */
  readonly sent: number
}

const confirmed = (): Response => json({ server: { id: 7, uuid: 'a', name: 'web-01' } })
const page = (status: number): Response =>
  new Response('<h1>Not now</h1>', { status, headers: { 'Content-Type': 'text/html' } })

/** The responses to an order, by what happens to it. */
const replies = {
  'is confirmed': [confirmed],
  'gets no response': [new TypeError('fetch failed')],
  'gets a page of a gateway': [() => page(504)],
  'gets a page that wants a length': [() => page(411)],
  'is rejected': [() => rejection(402, 'PAYMENT_REQUIRED')],
  'is rejected for its price': [() => rejection(422, 'PRICE_MISMATCH')],
  'is rejected for a rate limit, as the log proves, and retried': [
    rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '2' }),
    confirmed(),
  ],
  'is rejected for a rate limit, which nothing proves': [
    () => rejection(429, 'RATE_LIMIT_EXCEEDED', { 'Retry-After': '2' }),
  ],
  // Planted: whatever loads a module at this time is found.
  'loads a module by itself': [
    async () => {
      await import('../flow/in-doubt.ts')
      return confirmed()
    },
  ],
} satisfies Record<string, Reply[]>

/** Fates of an order. */
export type Fate = keyof typeof replies | (typeof others)[number]

const others = [
  'is executed as its dry run',
  'is confirmed, and the journal fails',
  'is confirmed beside an earlier contract',
] as const

export const fates = [...Object.keys(replies), ...others] as Fate[]

/** How it is ordered. */
export type Way = 'ensure' | 'place'

const loads: string[] = []
let start: number | undefined
const begin = (): void => void (start ??= loads.length)

/** Creates a journal that notes the claim of an order, and may fail from then on. */
function createWatchedJournal(fails: boolean): OrderJournal {
  const journal = createMemoryJournal()
  return {
    ...journal,
    async write(record) {
      if (fails && start !== undefined) throw new Error('The journal is out of reach.')
      if (record.requests.some(({ kind }) => kind === 'order')) begin()
      return journal.write(record)
    },
  }
}

async function prepare(fate: Fate): Promise<ScriptedAccount> {
  const account = createScriptedAccount({
    journal: createWatchedJournal(fate === 'is confirmed, and the journal fails'),
  })
  if (fate === 'is confirmed beside an earlier contract') {
    account.replies.push(json({ server: { id: 6, uuid: 'b', name: 'web-00' } }))
    await account.ensure({ name: 'web-00' })
    account.shown.contracts.push({ uuid: 'b', name: 'web-00' })
  }
  if (fate === 'is executed as its dry run') {
    account.dryRuns.push(() => {
      begin()
      return confirmed()
    })
  }
  account.replies.push(...(fate in replies ? replies[fate as keyof typeof replies] : [confirmed]))
  return account
}

const toText = (result: Promise<unknown>): Promise<string> =>
  result.then(
    (value) => JSON.stringify(value),
    (error: unknown) => String(error),
  )

if (parentPort) {
  let isMissing = false
  registerHooks({
    load(url, context, next) {
      if (isMissing) throw new Error('The file is missing.')
      loads.push(url.slice(url.lastIndexOf('/') + 1))
      return next(url, context)
    },
  })
  const { fate, way } = workerData as { readonly fate: Fate; readonly way: Way }
  const account = await prepare(fate)
  const quote = way === 'place' ? await account.quote().catch(() => undefined) : undefined
  const run = (): Promise<unknown> => (quote ? account.place(quote) : account.ensure())
  const end = await toText(run())
  const before = loads.slice(0, start)
  const since = start === undefined ? [] : loads.slice(start)
  isMissing = true
  const again = await toText(run())
  const found: Loads = { before, since, end, again, sent: account.sent.length }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort.postMessage(found)
}
