import type { Preparation } from '../client/program/messages.ts'

/** An operation as the console offers it. */
export interface ConsoleOperation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly tag: string
  /** In the reference, from the root of the site. */
  readonly link: string
  readonly sdk: { readonly name: string; readonly link: string }
  readonly isDestructive: boolean
  /** HTML. */
  readonly description: string
  readonly parameters: readonly ConsoleParameter[]
  /** JSON to begin with; absent when nothing is sent. */
  readonly body?: string
  /** The same call with the SDK. */
  readonly program: string
  /** What a new account needs before, so that the call succeeds. */
  readonly preparation: readonly Preparation[]
}

export interface ConsoleParameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly isRequired: boolean
  /** HTML. */
  readonly description: string
  readonly value: string
}
