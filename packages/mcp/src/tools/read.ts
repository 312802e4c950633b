import { cutList, describeCut } from '../result/cut-list.ts'
import { readKept } from '../result/kept-lists.ts'
import { notice } from './notice.ts'
import { findRead, type Parameters, readOperation } from './read-operation.ts'
import { readParameters } from './read-parameters.ts'
import type { Tool } from './tool.ts'

interface Input {
  readonly operation: string
  readonly parameters?: Parameters
  readonly cursor?: string
}

/** Tool that calls any `GET` operation of the API. */
export const read: Tool<Input> = {
  name: 'read',
  title: 'Read from the API',
  description: 'Calls any GET by its operation name. A long list is cut: pass next as cursor for more.',
  input: {
    type: 'object',
    required: ['operation'],
    properties: {
      operation: { type: 'string', description: 'Such as listVpsServers.' },
      parameters: readParameters,
      cursor: { type: 'string', description: 'next of an earlier part.' },
    },
  },
  output: {
    data: { type: 'object' },
    total: { type: 'integer' },
    next: { type: 'string' },
    notice: { type: 'string' },
  },
  annotations: { readOnlyHint: true },
  isReading: true,
  async run({ operation, parameters = {}, cursor }, { describe, reader, signal }) {
    const data = await readKept(reader, JSON.stringify([operation, parameters]), cursor, async () => {
      const found = findRead(await describe(), operation)
      return (await readOperation(reader, found, parameters, signal)).data
    })
    const cut = cutList(data ?? {}, cursor)
    return {
      text: describeCut(cut),
      data: { ...cut, notice },
    }
  },
}
