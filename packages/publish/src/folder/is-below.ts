import path, { type PlatformPath } from 'node:path'

/**
 * Whether a path is below a folder; both are absolute. From one drive of Windows to another there is no relative path:
 * `relative` returns the absolute one, which begins with no `..`.
 */
export function isBelow(
  folder: string,
  place: string,
  { isAbsolute, relative, sep }: Pick<PlatformPath, 'isAbsolute' | 'relative' | 'sep'> = path,
): boolean {
  const way = relative(folder, place)
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}
