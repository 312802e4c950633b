const reasons: Readonly<Record<string, string>> = {
  EACCES: 'you may not read or write it',
  EPERM: 'you may not change it',
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'a part of its path is no folder',
  EEXIST: 'there is something of that name already',
  EISDIR: 'it is a folder',
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
}

/** Describes an error of a file; `undefined` for any other error. */
export function describeFileError(error: unknown): string | undefined {
  const { code, path } = Object(error) as { readonly code?: unknown; readonly path?: unknown }
  if (typeof code !== 'string' || typeof path !== 'string') return undefined
  const reason = reasons[code]
  // The temporary file has a name of its own.
  return reason && `${path.replace(/\.[0-9a-f-]{36}\.draft$/, '')}: ${reason}.`
}
