import type { DescribedError, DescribedOperation } from './described.ts'

/** Described errors that no request brings a sandbox to, and why. */
export interface Unreachable {
  readonly reason: string
  readonly covers: (error: DescribedError, operation: DescribedOperation) => boolean
}

export const unreachable: readonly Unreachable[] = [
  {
    reason: 'BAD_REQUEST stands for a body that cannot be read, and these operations read none.',
    covers: ({ code }, { body }) => code === 'BAD_REQUEST' && body === undefined,
  },
  {
    reason: 'An unknown VPS has a code of its own, VPS_NOT_FOUND, and so has an unknown rule.',
    covers: ({ code }, { path }) => code === 'NOT_FOUND' && path.includes('{uuid}'),
  },
  {
    reason: 'Nothing is named in the path that could be missing.',
    covers: ({ code }, { path }) => code === 'NOT_FOUND' && !path.includes('{'),
  },
  {
    reason: 'The memo belongs to the contract, so a server in any state takes it.',
    covers: ({ code, operationId }) => code === 'OPERATION_ERROR' && operationId === 'updateHostingMemo',
  },
]
