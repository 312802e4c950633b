import type { FaultOptions } from '@hostwright/sandbox'
import type { AccountView } from '../../account-panel/account-view.ts'

/** What the page tells the worker in which programs run. */
export type ToProgram =
  /** Makes the account; comes first, and once. */
  | { readonly kind: 'open'; readonly options: AccountOptions }
  | { readonly kind: 'run'; readonly program: Program }
  | { readonly kind: 'call'; readonly id: number; readonly call: AccountCall }

/** The account that a program finds. */
export interface AccountOptions {
  /** Its name. */
  readonly world: string
  readonly faults: readonly FaultOptions[]
  /** Sent before anything else, so that what a sample needs is there. */
  readonly preparation: readonly Preparation[]
}

/** A request, and how long the clock goes on after it. */
export interface Preparation {
  readonly method: string
  readonly target: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly passedMs: number
}

/** JavaScript, whose lines are those of the editor. */
export interface Program {
  readonly text: string
  readonly imports: readonly Import[]
}

/** Where the text names a package that it imports, without the quotes. */
export interface Import {
  readonly name: string
  readonly from: number
  readonly to: number
}

export type AccountCall =
  | { readonly name: 'advance'; readonly ms: number }
  | { readonly name: 'addFault'; readonly fault: FaultOptions }
  | { readonly name: 'removeFault'; readonly id: number }
  | { readonly name: 'readExchange'; readonly id: number }
  | { readonly name: 'clearFaults' }
  | { readonly name: 'setBalance'; readonly yen: number }
  | { readonly name: 'send'; readonly request: PlainRequest }
  | { readonly name: 'prepare'; readonly preparation: readonly Preparation[] }
  /** The body of an order gets the price of the moment. */
  | { readonly name: 'price'; readonly body: unknown }

/** A request as it can be handed to a worker. */
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

/** What the worker tells the page. */
export type FromProgram =
  | { readonly kind: 'output'; readonly level: 'log' | 'error'; readonly text: string }
  /** It has run to its end, or failed; at a line of the editor, if it is known. */
  | { readonly kind: 'ended'; readonly problem?: Problem }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'account'; readonly account: AccountView }
  | { readonly kind: 'reply'; readonly id: number; readonly value?: unknown; readonly error?: string }

/** Why a program does not run, or ended. */
export interface Problem {
  readonly text: string
  /** The stack and the properties of the error. */
  readonly details?: string
  readonly line?: number | undefined
  /** Whether it is one of the syntax, whose place the worker does not learn. */
  readonly isSyntax?: boolean
}
