/** A file and its lines of code. */
export interface CountedFile {
  /** Path from the root of the repository, with slashes. */
  readonly path: string
  readonly lines: number
}

/** A part of the repository and its lines of code. */
export interface Room {
  readonly name: string
  /** Lines of hand-written code without tests. */
  readonly code: number
  /** Lines of tests and of files that only tests import. */
  readonly tests: number
  /** Lines that `npx pnpm generate` writes. */
  readonly generated: number
}

const site = 'tools/make/site'

/** Adds up the lines of each room, sorted by the rooms' names. */
export function toRooms(files: readonly CountedFile[]): Room[] {
  const rooms = Map.groupBy(files, ({ path }) => toRoomName(path))
  const sum = (some: readonly CountedFile[], kind: string): number =>
    some.filter(({ path }) => toKind(path) === kind).reduce((total, { lines }) => total + lines, 0)
  return [...rooms]
    .map(([name, some]) => ({
      name,
      code: sum(some, 'code'),
      tests: sum(some, 'tests'),
      generated: sum(some, 'generated'),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'))
}

function toRoomName(path: string): string {
  if (path.startsWith(`${site}/`)) return site
  const [top = '', second = ''] = path.split('/')
  if (top === 'packages') return `packages/${second}`
  return top === 'tools' ? 'tools without the site' : top
}

function toKind(path: string): 'code' | 'tests' | 'generated' {
  if (/\/generated\/|^packages\/types\/src\/openapi\.ts$/.test(path)) return 'generated'
  return /\.test(-d)?\.ts$|\/testing\//.test(path) ? 'tests' : 'code'
}
