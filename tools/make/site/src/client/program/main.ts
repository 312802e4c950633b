// The worker: it holds an account and runs the programs that are sent to it.
import { createSandbox } from '@hostwright/sandbox'
import { inspect } from 'node-inspect-extracted'
import { createCalls } from './create-calls.ts'
import { awaitMark, createAwaitLines } from './create-await-lines.ts'
import { createConsole } from './create-console.ts'
import type { TestRunner } from './create-test-runner.ts'
import { createTimers } from './create-timers.ts'
import { type LinkedProgram, linkProgram, registry } from './link-program.ts'
import { loadPart } from './load-part.ts'
import type { AccountCall, AccountOptions, FromProgram, Problem, Program, ToProgram } from './messages.ts'
import { listModules } from './modules.ts'
import { openAccount, type OpenedAccount } from './open-account.ts'
import { toSandboxDate } from './to-sandbox-date.ts'
import { toProblem, withoutAddresses } from './to-problem.ts'

const send = (message: FromProgram): void => postMessage(message)
const awaitLines = createAwaitLines()
let tests: TestRunner | undefined
let account: OpenedAccount
let current: LinkedProgram = { url: '', modules: [] }
let printed = 0
let told: ReturnType<typeof setTimeout> | undefined

const mostPrinted = 1_000
const longestPrinted = 20_000

/** Prints a line, up to a limit, because the page has to show all of them. */
function print(level: 'log' | 'error', text: string): void {
  printed += 1
  if (printed > mostPrinted + 1) return
  const shown = printed > mostPrinted ? 'The rest is not shown.' : withoutAddresses(text, current.url)
  send({ kind: 'output', level, text: shown.slice(0, longestPrinted) })
}

/** Sends the account's state to the page at intervals: a program may make a thousand requests. */
function tellAccount(): void {
  told ??= setTimeout(() => {
    told = undefined
    send({ kind: 'account', account: account.view() })
  }, 50)
}

async function open(options: AccountOptions): Promise<void> {
  account = await openAccount(createSandbox, options, tellAccount)
  const { own } = account
  const timers = createTimers(own.clock.sleep, endIfDone)
  isIdle = () => timers.count() === 0
  Object.assign(globalThis, {
    [awaitMark]: awaitLines.note,
    [registry]: listModules(account, () => (tests ??= loadPart('tests').createTestRunner()).module),
    console: createConsole(print),
    process: {
      env: { HOSTWRIGHT_BASE_URL: own.baseUrl, HOSTWRIGHT_API_KEY: own.apiKey },
      argv: ['node', 'program.ts'],
      pid: 1,
      platform: 'linux',
      exitCode: undefined,
      cwd: () => '/home',
    },
    fetch: fetchFromSandbox,
    Date: toSandboxDate(own.clock.now),
    setTimeout: timers.setTimeout,
    setInterval: timers.setInterval,
    clearTimeout: timers.clearTimeout,
    clearInterval: timers.clearTimeout,
  })
  tellAccount()
}

/** Passes requests to the sandbox. Programs have no other network. */
async function fetchFromSandbox(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(input, init)
  if (new URL(request.url).origin === new URL(account.own.baseUrl).origin) return account.own.fetch(request)
  throw new TypeError(`fetch failed: this page sends nothing to ${new URL(request.url).origin}`)
}

let isIdle = (): boolean => true
let isOver = true

function endIfDone(): void {
  if (isOver || isRunning || !isIdle()) return
  isOver = true
  tellAccount()
  send({ kind: 'ended' })
}

let isRunning = false

async function run(program: Program): Promise<void> {
  const modules = (globalThis as unknown as Record<string, ReturnType<typeof listModules>>)[registry]!
  const linked = linkProgram(program, modules)
  if ('problem' in linked) return send({ kind: 'ended', problem: linked.problem })
  current = linked
  printed = 0
  isRunning = true
  isOver = false
  try {
    await import(/* @vite-ignore */ linked.url)
    await tests?.run(print)
    isRunning = false
    endIfDone()
  } catch (error) {
    isRunning = false
    isOver = true
    tellAccount()
    send({ kind: 'ended', problem: describe(error) })
  }
}

const describe = (error: unknown): Problem => toProblem(error, current, inspect, awaitLines.find(error))

async function call(id: number, { name, argument }: AccountCall): Promise<void> {
  try {
    send({ kind: 'reply', id, value: await createCalls(account)[name](argument as never) })
  } catch (error) {
    send({ kind: 'reply', id, error: error instanceof Error ? error.message : String(error) })
  }
  tellAccount()
}

function fail(error: unknown): void {
  send({ kind: 'ended', problem: describe(error) })
}

// Messages are handled one after the other: a program runs in the account that an earlier message opened.
let last: Promise<unknown> = Promise.resolve()

addEventListener('message', ({ data }: MessageEvent<ToProgram>) => {
  if (data.kind === 'open') last = open(data.options)
  else if (data.kind === 'run') last = last.then(() => void run(data.program), fail)
  else void last.then(() => call(data.id, data.call))
})

addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
  event.preventDefault()
  send({ kind: 'problem', problem: describe(event.reason) })
})

addEventListener('error', (event: ErrorEvent) => {
  event.preventDefault()
  send({ kind: 'problem', problem: describe(event.error ?? event.message) })
})
