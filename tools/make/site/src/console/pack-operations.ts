import type { ConsoleField, ConsoleOperation, ConsoleParameter } from './console-operation.ts'
import type { Preparation } from '../client/program/messages.ts'

/**
 * The data of the console. Operations share parameters, inputs and sections of programs, so each of these is stored
 * once.
 */
export interface ConsoleData {
  readonly operations: readonly PackedOperation[]
  readonly parts: readonly unknown[]
  readonly apiKey: string
}

/** An operation with the numbers of its parts in their list. */
interface PackedOperation extends Omit<
  ConsoleOperation,
  'parameters' | 'fields' | 'preparation' | 'program'
> {
  readonly parameters: readonly number[]
  readonly fields: readonly number[]
  readonly preparation: readonly number[]
  readonly program?: readonly number[]
}

const betweenSections = '\n\n'

/** Replaces the parts that operations share by their numbers. */
export function packOperations(operations: readonly ConsoleOperation[]): Omit<ConsoleData, 'apiKey'> {
  const numbers = new Map<string, number>()
  const pack = (part: unknown): number => {
    const json = JSON.stringify(part)
    if (!numbers.has(json)) numbers.set(json, numbers.size)
    return numbers.get(json)!
  }
  const packed = operations.map(({ program, ...operation }) => ({
    ...operation,
    parameters: operation.parameters.map(pack),
    fields: operation.fields.map(pack),
    preparation: operation.preparation.map(pack),
    ...(program !== undefined && { program: program.split(betweenSections).map(pack) }),
  }))
  return { operations: packed, parts: [...numbers.keys()].map((json) => JSON.parse(json) as unknown) }
}

/** Replaces the numbers by the parts. */
export function unpackOperations({ operations, parts }: ConsoleData): ConsoleOperation[] {
  const unpack = <Part>(numbers: readonly number[]): Part[] => numbers.map((number) => parts[number] as Part)
  return operations.map(({ program, ...operation }) => ({
    ...operation,
    parameters: unpack<ConsoleParameter>(operation.parameters),
    fields: unpack<ConsoleField>(operation.fields),
    preparation: unpack<Preparation>(operation.preparation),
    ...(program !== undefined && { program: unpack<string>(program).join(betweenSections) }),
  }))
}
