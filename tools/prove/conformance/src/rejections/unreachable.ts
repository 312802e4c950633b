import type { DocumentedOperation } from '@hostwright/contract/description'

/** Described errors that no request can cause in a sandbox, and the reason. */
export interface Unreachable {
  readonly reason: string
  readonly covers: (code: string, operation: DocumentedOperation) => boolean
}

export const unreachable: readonly Unreachable[] = [
  {
    reason: 'NOT_FOUND is documented for every endpoint, but an unknown VPS or rule has a code of its own.',
    covers: (code, { path }) => code === 'NOT_FOUND' && path.includes('{uuid}'),
  },
  {
    reason: 'NOT_FOUND is documented for every endpoint, but nothing is named here that could be missing.',
    covers: (code, { path }) => code === 'NOT_FOUND' && !path.includes('{'),
  },
  {
    reason: 'The memo belongs to the contract, so a server that is set up or suspended takes it as well.',
    covers: (code, { id }) => code === 'OPERATION_ERROR' && id === 'updateHostingMemo',
  },
]
