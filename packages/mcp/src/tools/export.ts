import { cutText, describeCut } from '../result/cut-list.ts'
import { readKept } from '../result/kept-lists.ts'
import { notice } from './notice.ts'
import type { Tool } from './tool.ts'

interface Input {
  readonly only?: readonly string[]
  readonly cursor?: string
}

/** Tool that exports the account as a file. */
export const exportFile: Tool<Input> = {
  name: 'export',
  title: 'Export the account as a file',
  description: 'Returns the account as a YAML file without secrets: the form that plan takes.',
  input: {
    type: 'object',
    properties: {
      only: {
        type: 'array',
        items: { type: 'string' },
        description: 'Sections, and addresses of servers and domains, such as dns or vps/web-*.',
      },
      cursor: { type: 'string', description: 'next of an earlier part.' },
    },
  },
  output: {
    file: { type: 'string' },
    next: { type: 'string' },
    running: { type: 'boolean' },
    done: { type: 'integer' },
    total: { type: 'integer' },
  },
  annotations: { readOnlyHint: true },
  isReading: true,
  async run({ only, cursor }, { reader, signal, note }) {
    const whole = (await readKept(reader, JSON.stringify(['export', only]), cursor, async () => {
      const { exportAccount } = await import('@hostwright/plan')
      return exportAccount(reader, { only, signal, onProgress: note })
    })) as string
    const { data: file, ...rest } = cutText(whole, cursor)
    const lacks = whole.startsWith('# Left out') ? '; lacks what its first lines name' : ''
    return {
      text: `${describeCut(rest)}${lacks}`,
      data: { file, ...rest, notice },
    }
  },
}
