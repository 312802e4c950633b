import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** A package as it would be published. */
export interface Tarball {
  readonly name: string
  /** Path of the tarball. */
  readonly file: string
  /** Size of each packed file in bytes, by path. */
  readonly files: ReadonlyMap<string, number>
  /** Reads one packed file. */
  read(path: string): Promise<string>
}

/** Lists the folders of the packages that are published. */
export async function listPublished(): Promise<string[]> {
  const folders = ['spec', ...(await readdir(join(root, 'packages'))).map((name) => `packages/${name}`)]
  return folders.filter((folder) => !folder.includes('.'))
}

/**
 * Packs all packages as a release would into a folder, and returns the folder of the tarballs. If the environment
 * variable `RELEASED_TARBALLS` names a folder, the published tarballs are taken from there instead.
 */
export async function packAll(target: string): Promise<string> {
  const released = process.env['RELEASED_TARBALLS']
  if (released !== undefined) return released
  const filters = ['--filter', './packages/*', '--filter', './spec']
  // On Windows, pnpm is a script, which only a shell runs.
  const shell = process.platform === 'win32'
  await run('pnpm', [...filters, 'pack', '--pack-destination', target], { cwd: root, shell })
  return target
}

/** Unpacks the tarball of a package, from the folder `place`, into a new folder in `work`. */
export async function unpack(folder: string, place: string, work: string): Promise<Tarball> {
  const file = await findTarball(folder, place)
  const target = await mkdtemp(join(work, 'unpacked-'))
  await run('tar', ['-xzf', file, '-C', target])
  const inside = join(target, 'package')
  const entries = await readdir(inside, { recursive: true, withFileTypes: true })
  const files = new Map<string, number>()
  for (const entry of entries.filter((candidate) => candidate.isFile())) {
    const path = join(entry.parentPath, entry.name)
    files.set(path.slice(inside.length + 1), (await readFile(path)).length)
  }
  const read = (path: string): Promise<string> => readFile(join(inside, path), 'utf8')
  const { name } = JSON.parse(await read('package.json')) as { name: string }
  return { name, file, files, read }
}

async function findTarball(folder: string, place: string): Promise<string> {
  const { name } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { name: string }
  const prefix = `${name.replace('@', '').replace('/', '-')}-`
  const tarball = (await readdir(place)).find((file) => file.startsWith(prefix) && file.endsWith('.tgz'))
  if (tarball === undefined) throw new Error(`There is no tarball of ${name} in ${place}.`)
  return join(place, tarball)
}
