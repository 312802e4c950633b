import type { Preparation } from '../client/program/messages.ts'

/** An operation as the console offers it. */
export interface ConsoleOperation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly tag: string
  /** Address in the reference, relative to the root of the site. */
  readonly link: string
  readonly sdk: { readonly name: string; readonly link: string }
  readonly isDestructive: boolean
  /** Description of the operation, as HTML. */
  readonly description: string
  readonly parameters: readonly ConsoleParameter[]
  /** The properties of the body. */
  readonly fields: readonly ConsoleField[]
  /** JSON of the sample, of an order as a dry run; absent if the operation takes no body. */
  readonly body?: string
  /** The same call with the SDK; absent for an order, whose program pays while the form begins with a dry run. */
  readonly program?: string
  /** Whether the response has a body. */
  readonly hasResponse: boolean
  /** Requests that create, on a new account, the resources that the call needs. */
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

/** A property of a body, as an input of the form. */
export interface ConsoleField {
  readonly name: string
  /** `json` is a list or an object inside of others, which is typed as JSON. */
  readonly kind: 'text' | 'number' | 'boolean' | 'object' | 'list' | 'json'
  readonly isRequired: boolean
  /** Set for a property that the API never returns, such as a password. */
  readonly isSecret?: true
  /** HTML. */
  readonly description: string
  /** The allowed values, or the known ones of an open set. */
  readonly choices?: readonly string[]
  /** The properties of an object; of a list, the input that each of its items has. */
  readonly fields?: readonly ConsoleField[]
}

/** The effect of a request that cannot be taken back. */
export type Effect = 'erases data' | 'costs money'

/** The data of the console's page. */
export interface ConsoleData {
  readonly operations: readonly ConsoleOperation[]
  readonly apiKey: string
}
