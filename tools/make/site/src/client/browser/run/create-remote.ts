import type { AccountCall, AccountCalls } from '../../program/messages.ts'

/** Returns the calls on an account in a worker, over a function that sends them. */
export function createRemote(send: (call: AccountCall) => Promise<unknown>): AccountCalls {
  return new Proxy({} as AccountCalls, {
    get: (_, name: keyof AccountCalls) => (argument?: unknown) => send({ name, argument }),
  })
}
