import type { Preparation } from '../client/program/messages.ts'

/** An operation as the console offers it. `Text` is HTML, or its number in a list of texts. */
export interface ConsoleOperation<Text = string> {
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
  readonly parameters: readonly ConsoleParameter<Text>[]
  /** The properties of the body. */
  readonly fields: readonly ConsoleField<Text>[]
  /** JSON of the sample, of an order as a dry run; absent if the operation takes no body. */
  readonly body?: string
  /** The same call with the SDK; absent for an order, whose program pays while the form begins with a dry run. */
  readonly program?: string
  /** Whether the response has a body. */
  readonly hasResponse: boolean
  /** Requests that create, on a new account, the resources that the call needs. */
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
  /** `json` is a list or an object inside of others, which is typed as JSON. */
  readonly kind: 'text' | 'number' | 'boolean' | 'object' | 'list' | 'json'
  readonly isRequired: boolean
  /** Set for a property that the API never returns, such as a password. */
  readonly isSecret?: true
  readonly description: Text
  /** The allowed values, or the known ones of an open set. */
  readonly choices?: readonly string[]
  /** The properties of an object; of a list, the input that each of its items has. */
  readonly fields?: readonly ConsoleField<Text>[]
}

/** The data of the console. Many operations share parameters, so each text is stored once. */
export interface ConsoleData {
  readonly operations: readonly ConsoleOperation<number>[]
  readonly texts: readonly string[]
  readonly apiKey: string
}

/** Replaces the texts of parameters and properties by their numbers. */
export function packOperations(operations: readonly ConsoleOperation[]): Omit<ConsoleData, 'apiKey'> {
  const numbers = new Map<string, number>()
  const pack = (text: string): number => {
    if (!numbers.has(text)) numbers.set(text, numbers.size)
    return numbers.get(text)!
  }
  return { operations: operations.map((one) => withTexts(one, pack)), texts: [...numbers.keys()] }
}

/** Replaces the numbers of texts by the texts. */
export function unpackOperations({ operations, texts }: ConsoleData): ConsoleOperation[] {
  return operations.map((operation) => withTexts(operation, (number) => texts[number]!))
}

function withTexts<From, To>(
  operation: ConsoleOperation<From>,
  convert: (text: From) => To,
): ConsoleOperation<To> {
  const convertField = ({ fields, ...field }: ConsoleField<From>): ConsoleField<To> => ({
    ...field,
    description: convert(field.description),
    ...(fields && { fields: fields.map(convertField) }),
  })
  return {
    ...operation,
    parameters: operation.parameters.map((one) => ({ ...one, description: convert(one.description) })),
    fields: operation.fields.map(convertField),
  }
}

/** The effect of a request that cannot be taken back. */
export type Effect = 'erases data' | 'costs money'
