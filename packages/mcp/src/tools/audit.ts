import { cutList, describeCut } from '../result/cut-list.ts'
import { notice } from './notice.ts'
import type { Tool } from './tool.ts'

/** Tool that lists problems of the account. */
export const audit: Tool<{ readonly cursor?: string }> = {
  name: 'audit',
  title: 'Audit the account',
  description:
    'Lists problems: expiring keys, contracts and certificates, old PHP, mail without SPF, DKIM or DMARC, open packet filters.',
  input: {
    type: 'object',
    properties: { cursor: { type: 'string', description: 'next of an earlier part.' } },
  },
  output: {
    findings: { type: 'array', items: { type: 'object' } },
    next: { type: 'string' },
    running: { type: 'boolean' },
  },
  annotations: { readOnlyHint: true },
  isReading: true,
  async run({ cursor }, { reader, signal }) {
    const { auditAccount } = await import('@hostwright/plan')
    const findings = await auditAccount(reader, { signal })
    const { data, ...rest } = cutList(findings, cursor)
    return {
      text: `${findings.length} findings, ${describeCut(rest)}`,
      data: { findings: data, ...rest, notice },
    }
  },
}
