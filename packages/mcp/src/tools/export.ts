import { cutText, describeCut } from '../result/cut-list.ts'
import { notice } from './notice.ts'
import type { Tool } from './tool.ts'

/** Tool that exports the account as a file. */
export const exportFile: Tool<{ readonly cursor?: string }> = {
  name: 'export',
  title: 'Export the account as a file',
  description: 'Returns the account as a YAML file without secrets: the form that plan takes.',
  input: {
    type: 'object',
    properties: { cursor: { type: 'string', description: 'next of an earlier part.' } },
  },
  output: { file: { type: 'string' }, next: { type: 'string' }, running: { type: 'boolean' } },
  annotations: { readOnlyHint: true },
  isReading: true,
  async run({ cursor }, { reader, signal }) {
    const { exportAccount } = await import('@hostwright/plan')
    const whole = await exportAccount(reader, { format: 'yaml', signal })
    const { data: file, ...rest } = cutText(whole, cursor)
    const lacks = whole.startsWith('# Left out') ? '; lacks what its first lines name' : ''
    return {
      text: `${describeCut(rest)}${lacks}`,
      data: { file, ...rest, notice },
    }
  },
}
