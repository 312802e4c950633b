import type { Preparation } from '../client/program/messages.ts'

/** An operation as the console offers it. `Text` is HTML, or its number in a list of texts. */
export interface ConsoleOperation<Text = string> {
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
  readonly parameters: readonly ConsoleParameter<Text>[]
  /** The properties of the body. */
  readonly fields: readonly ConsoleField<Text>[]
  /** JSON to begin with; absent when nothing is sent. */
  readonly body?: string
  /** The same call with the SDK. */
  readonly program: string
  /** What a new account needs before, so that the call succeeds. */
  readonly preparation: readonly Preparation[]
}

export interface ConsoleParameter<Text = string> {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly isRequired: boolean
  readonly description: Text
  readonly value: string
}

/** A property of a body, as an input of the form. */
export interface ConsoleField<Text = string> {
  readonly name: string
  /** `json` is a list or an object, which is typed as JSON. */
  readonly kind: 'text' | 'number' | 'boolean' | 'json'
  readonly isRequired: boolean
  readonly description: Text
  /** The only values, or those that are known. */
  readonly choices?: readonly string[]
}

/** The data of the console: many operations have the same parameters, so each text is there once. */
export interface ConsoleData {
  readonly operations: readonly ConsoleOperation<number>[]
  readonly texts: readonly string[]
  readonly apiKey: string
}

/** Replaces the texts of parameters and properties by their numbers. */
export function packOperations(operations: readonly ConsoleOperation[]): Omit<ConsoleData, 'apiKey'> {
  const numbers = new Map<string, number>()
  const pack = <T extends { readonly description: string }>(part: T) => {
    const { description } = part
    if (!numbers.has(description)) numbers.set(description, numbers.size)
    return { ...part, description: numbers.get(description)! }
  }
  const packed = operations.map((operation) => ({
    ...operation,
    parameters: operation.parameters.map(pack),
    fields: operation.fields.map(pack),
  }))
  return { operations: packed, texts: [...numbers.keys()] }
}

/** Puts the texts back. */
export function unpackOperations({ operations, texts }: ConsoleData): ConsoleOperation[] {
  const unpack = <T extends { readonly description: number }>(part: T) => {
    return { ...part, description: texts[part.description]! }
  }
  return operations.map((operation) => ({
    ...operation,
    parameters: operation.parameters.map(unpack),
    fields: operation.fields.map(unpack),
  }))
}
