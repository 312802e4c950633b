const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you have no permission to read or write it',
  EPERM: 'you have no permission to change it',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is not a folder',
  EEXIST: 'a file or folder of that name exists already',
  EISDIR: 'it is a folder',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
}

/** Describes the error of a file operation; returns `undefined` for any other error. */
export function describeFileError(error: unknown): string | undefined {
  const { code, path } = Object(error) as { readonly code?: unknown; readonly path?: unknown }
  if (typeof code !== 'string' || typeof path !== 'string') return undefined
  const reason = reasons[code]
  // Files are written to a temporary file first. The message names the final file, because that is the one the user
  // knows.
  return reason && `${path.replace(/\.[0-9a-f-]{36}\.draft$/, '')}: ${reason}.`
}
