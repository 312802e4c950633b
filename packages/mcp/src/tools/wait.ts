import { ConfigError, isHostwrightError } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'
import { redact } from '../result/redact.ts'
import { notice } from './notice.ts'
import { findRead, type Parameters, readDeadlineMs, readOperation } from './read-operation.ts'
import { readParameters } from './read-parameters.ts'
import type { Call, Outcome, Tool } from './tool.ts'

interface Input {
  readonly operation: string
  readonly parameters?: Parameters
  readonly property: string
  readonly values: readonly (string | number | boolean)[]
}

// Time after which a call begins no further poll, in milliseconds: many MCP clients give a call up after 60 seconds.
const mostMs = 40_000
// Time after which the last poll of a call ends, even without a response, in milliseconds.
const lastMs = 45_000
const pollMs = 5_000
const plain = [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }]

/**
 * Tool that polls a `GET` operation until a property of the response has one of the given values, for at most 45
 * seconds. A handle then continues the wait in another call.
 */
export const wait: Tool<Partial<Input> & { readonly handle?: string }> = {
  name: 'wait',
  title: 'Wait for a state',
  description:
    'Polls a GET for up to 45 s until a property has one of the values. If it does not, call again with the handle.',
  input: {
    type: 'object',
    properties: {
      operation: { type: 'string', description: 'Such as getVpsPower.' },
      parameters: readParameters,
      property: { type: 'string', description: 'Path in the response, such as power.status.' },
      values: { type: 'array', items: { anyOf: plain }, description: 'Any of them ends the wait.' },
      handle: { type: 'string', description: 'From an earlier wait; replaces the rest.' },
    },
  },
  output: {
    reached: { type: 'boolean' },
    value: { anyOf: [...plain, { type: 'null' }, { type: 'object' }, { type: 'array' }] },
    handle: { type: 'string' },
  },
  annotations: { readOnlyHint: true },
  isReading: true,
  run({ handle, ...given }, call) {
    return poll(handle === undefined ? check(given) : fromHandle(handle), call)
  },
}

/** The value of the property in a response; `undefined` if the response lacks the property. */
interface Seen {
  readonly value: unknown
}

async function poll(input: Input, { describe, reader, hidden, report, signal }: Call): Promise<Outcome> {
  const operation = findRead(await describe(), input.operation)
  const { monotonic, sleep } = portsOf(reader)
  const start = monotonic()
  const read = async (): Promise<Seen | undefined> => {
    // The machine can sleep between two polls until after the end of the call.
    const deadlineMs = Math.max(1, Math.min(readDeadlineMs, start + lastMs - monotonic()))
    try {
      const { data } = await readOperation(reader, operation, input.parameters ?? {}, signal, deadlineMs)
      // The value leaves without the name of its property, by which a password is recognized later. A path can also
      // name one character of a text.
      return { value: pick(redact(data, await hidden()), input.property) }
    } catch (error) {
      // A poll that gets no response in time says nothing about the state, so the wait continues. The host would lose
      // the handle with an error.
      if (isHostwrightError(error) && error.name === 'TimeoutError') return undefined
      throw error
    }
  }
  for (;;) {
    const seen = await read()
    const value = seen?.value
    if (typeof value === 'object' && value !== null)
      throw new ConfigError(
        'property',
        `is ${input.property}, which is a list or a map: name a value inside it`,
      )
    if (input.values.includes(value as string))
      return { text: 'reached', data: { reached: true, value, ...mark(value) } }
    if (monotonic() - start + pollMs > mostMs) {
      const handle = toHandle(input)
      const lacks = seen && value === undefined ? `: the response lacks ${input.property}` : ''
      return {
        text: `not yet${lacks}: call again with the handle`,
        data: { reached: false, ...(value !== undefined && { value }), handle, ...mark(value) },
      }
    }
    await report(monotonic() - start, mostMs)
    await sleep(pollMs, signal)
  }
}

/** Returns the notice that marks texts from the account, if a value can contain such a text. */
function mark(value: unknown): object {
  return ['string', 'object'].includes(typeof value) ? { notice } : {}
}

function pick(data: unknown, property: string): unknown {
  return property.split('.').reduce((value: unknown, name) => {
    const from = Object(value) as Readonly<Record<string, unknown>>
    return Object.hasOwn(from, name) ? from[name] : undefined
  }, data)
}

function check({ operation, parameters = {}, property, values }: Partial<Input>): Input {
  if (operation === undefined || property === undefined || values === undefined)
    throw new ConfigError('operation, property and values', 'are all needed, or a handle')
  if (values.length === 0) throw new ConfigError('values', 'is empty, so no value would end the wait')
  return { operation, parameters, property, values }
}

// The server keeps no state of a wait between two calls, so the handle with which it is continued contains the whole
// input.
function toHandle(input: Input): string {
  return btoa(encodeURIComponent(JSON.stringify(input)))
}

function fromHandle(handle: string): Input {
  try {
    const input = check(JSON.parse(decodeURIComponent(atob(handle))) as Partial<Input>)
    if (typeof input.property === 'string' && Array.isArray(input.values)) return input
  } catch {
    // The error below says all that an agent has to know.
  }
  throw new ConfigError('handle', 'is not a handle of an earlier wait')
}
