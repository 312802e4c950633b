// Stands in for `node:fs/promises` where there is no disk: as much of it as the folder journal calls.
const files = new Map<string, { text: string; mtimeMs: number }>()
const folders = new Set<string>(['/', '/tmp'])

function fail(code: string, path: string): never {
  throw Object.assign(new Error(`${code}: ${path}`), { code })
}

function parentOf(path: string): string {
  return path.slice(0, Math.max(1, path.lastIndexOf('/')))
}

export async function mkdir(path: string, _options?: object): Promise<string | undefined> {
  if (folders.has(path)) return undefined
  const first = await mkdir(parentOf(path))
  folders.add(path)
  return first ?? path
}

export async function open(path: string, flags: string): Promise<object> {
  if (flags.startsWith('w')) {
    if (!folders.has(parentOf(path))) fail('ENOENT', path)
    if (flags.includes('x') && files.has(path)) fail('EEXIST', path)
    files.set(path, { text: '', mtimeMs: Date.now() })
  } else if (!files.has(path) && !folders.has(path)) fail('ENOENT', path)
  return {
    writeFile: async (text: string) => void files.set(path, { text, mtimeMs: Date.now() }),
    sync: async () => {},
    close: async () => {},
  }
}

export async function link(from: string, to: string): Promise<void> {
  if (files.has(to)) fail('EEXIST', to)
  files.set(to, files.get(from) ?? fail('ENOENT', from))
}

export async function rm(path: string): Promise<void> {
  if (!files.delete(path)) fail('ENOENT', path)
}

export async function readFile(path: string): Promise<string> {
  return (files.get(path) ?? fail('ENOENT', path)).text
}

export async function readdir(path: string): Promise<string[]> {
  if (!folders.has(path)) fail('ENOENT', path)
  return [...files.keys()]
    .filter((file) => parentOf(file) === path)
    .map((file) => file.slice(path.length + 1))
}

export async function stat(path: string): Promise<{ mtimeMs: number }> {
  return files.get(path) ?? fail('ENOENT', path)
}
