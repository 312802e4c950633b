import { PublishError } from '../errors/publish-error.ts'

const codes: ReadonlySet<unknown> = new Set([
  'ENOENT',
  'EISDIR',
  'ENOTDIR',
  'EACCES',
  'EPERM',
  'EBUSY', // of Windows, for a file that another program has locked
  'ELOOP',
  'ENAMETOOLONG',
])

/** Converts the error of a local file that cannot be read, or has changed meanwhile; `undefined` for any other error. */
export function toFolderError(error: unknown): PublishError | undefined {
  if (!(error instanceof Error)) return undefined
  const { code, path } = error as { readonly code?: unknown; readonly path?: unknown }
  if (!codes.has(code)) return undefined
  const text = `The folder cannot be read, or has changed meanwhile (${error.message}): publish again.`
  return new PublishError('folder', text, { paths: typeof path === 'string' ? [path] : [], cause: error })
}
