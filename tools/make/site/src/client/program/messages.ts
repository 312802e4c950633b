import type { FaultOptions } from '@hostwright/sandbox'
import type { AccountActions, AccountView } from '../../account-panel/account-view.ts'

/** A message from the page to the worker that runs programs. */
export type ToProgram =
  /** Opens the account: the first message, sent once. */
  | { readonly kind: 'open'; readonly options: AccountOptions }
  | { readonly kind: 'run'; readonly program: Program }
  | { readonly kind: 'call'; readonly id: number; readonly call: AccountCall }

/** The state of the account in which a program starts. */
export interface AccountOptions {
  /** Name of the world. */
  readonly world: string
  readonly faults: readonly FaultOptions[]
  /** Requests that create the resources a sample needs. They are sent before anything else. */
  readonly preparation: readonly Preparation[]
}

/** A request, and the time by which the clock advances after it. */
export interface Preparation {
  readonly method: string
  readonly target: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly passedMs: number
}

/** A program translated to JavaScript, with the same line numbers as in the editor. */
export interface Program {
  readonly text: string
  readonly imports: readonly Import[]
}

/** The name of an imported package, and its place in the text without the quotes. */
export interface Import {
  readonly name: string
  readonly from: number
  readonly to: number
}

/** The calls that the page makes on an account. */
export interface AccountCalls extends AccountActions {
  readonly send: (request: PlainRequest) => Promise<PlainResponse>
  /**
   * Sends requests that create the resources a sample needs. Resources that exist already, or are gone, are left alone.
   */
  readonly prepare: (preparation: readonly Preparation[]) => Promise<void>
  /** Reads a path of the API, as JSON. It leaves no trace in the limits and logs. */
  readonly read: (path: string) => Promise<unknown>
  /** Returns an order's body with the current price, and any other body unchanged. */
  readonly price: (body: unknown) => Promise<unknown>
}

/** The name of one of these calls, and its argument. */
export interface AccountCall {
  readonly name: keyof AccountCalls
  readonly argument?: unknown
}

/** A request in a form that can be posted to a worker. */
export interface PlainRequest {
  readonly method: string
  readonly target: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
}

export interface PlainResponse {
  readonly status: number
  readonly statusText: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly text: string
}

/** A message from the worker to the page. */
export type FromProgram =
  | { readonly kind: 'output'; readonly level: 'log' | 'error'; readonly text: string }
  /** The program has ended or failed. The problem names a line of the editor if it is known. */
  | { readonly kind: 'ended'; readonly problem?: Problem }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'account'; readonly account: AccountView }
  | { readonly kind: 'reply'; readonly id: number; readonly value?: unknown; readonly error?: string }

/** The reason why a program cannot start, or failed. */
export interface Problem {
  readonly text: string
  /** The stack and the properties of the error. */
  readonly details?: string
  readonly line?: number | undefined
  /** Whether it is a syntax error: the worker does not learn the line of those. */
  readonly isSyntax?: boolean
}
