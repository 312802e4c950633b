import { readFile, realpath } from 'node:fs/promises'
import { basename, dirname, join, relative, resolve } from 'node:path'

/**
 * Names the source of a folder: the repository that it is in, as its remote `origin` has it, and the path in there. The
 * name is the same on every machine, and in every way to clone. Without a repository it is the path of the folder.
 */
export async function nameSource(folder: string): Promise<string> {
  const path = await realpath(folder)
  for (let root = path; ; root = dirname(root)) {
    const config = await readConfig(join(root, '.git'))
    if (config !== undefined)
      return [toRepository(config) ?? basename(root), ...partsOf(root, path)].join('/')
    if (root === dirname(root)) return path
  }
}

/** Reads the configuration of a repository; in a worktree and a submodule, `.git` is a file that says where it is. */
async function readConfig(git: string): Promise<string | undefined> {
  const text = await readIfThere(join(git, 'config'))
  if (text !== undefined) return text
  const place = /^gitdir: (.+)$/m.exec((await readIfThere(git)) ?? '')?.[1]
  if (place === undefined) return undefined
  const own = resolve(dirname(git), place)
  const common = (await readIfThere(join(own, 'commondir')))?.trim() ?? ''
  return readIfThere(resolve(own, common, 'config'))
}

async function readIfThere(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch(() => undefined)
}

/** Returns the host and path of the remote `origin`, without what differs between SSH and HTTPS, such as a password. */
function toRepository(config: string): string | undefined {
  const section = /^\[remote "origin"\]$([^[]*)/m.exec(config)?.[1] ?? ''
  const url = /^\s*url\s*=\s*(.+?)\s*$/m.exec(section)?.[1]
  return url
    ?.replace(/^[a-z+]+:\/\//, '')
    .replace(/^[^/]*@/, '')
    .replace(/^([^/:]+):(?:\d+\/)?/, '$1/')
    .replace(/\/*(?:\.git)?\/*$/, '')
}

function partsOf(root: string, path: string): string[] {
  return relative(root, path)
    .split(/[/\\]/)
    .filter((part) => part !== '')
}
