import { open } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { makeExecutable } from '@hostwright/executables'
import { findTarget, type Target, targets } from '@hostwright/executables/targets'
import { tryExecutable } from '@hostwright/executables/try-executable'
import type { Published } from './publish.ts'
import { withSandbox } from './with-sandbox.ts'

/**
 * Makes the installed command a single file for each kind of machine, and runs the one for this machine. The others it
 * cannot run; it checks that each is a program of its platform. Returns a summary.
 */
export async function checkExecutables(
  published: readonly Published[],
  consumer: string,
  folder: string,
): Promise<string> {
  const entry = join(consumer, 'node_modules/@hostwright/cli/dist/command.js')
  const lines: string[] = []
  for (const target of targets) {
    const file = await makeExecutable({ entry, folder, target })
    lines.push(`${basename(file)}: ${((await checkFile(file, target)) / 1e6).toFixed(0)} MB`)
    if (target !== findTarget()) continue
    const { version, seen } = await withSandbox(consumer, [], (account) =>
      tryExecutable(file, account, join(folder, 'somewhere')),
    )
    const expected = published.find(({ name }) => name === '@hostwright/cli')?.version
    if (version !== expected) throw new Error(`${file} says that it is ${version} instead of ${expected}.`)
    lines.push(`  used here: ${seen}`)
  }
  return [`${targets.length} files`, ...lines].join('\n   ')
}

/** Returns the size of a program after checking that it is one of its platform. */
async function checkFile(path: string, { name, magic }: Target): Promise<number> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(magic.length), 0, magic.length, 0)
    if (!buffer.equals(Buffer.from(magic))) throw new Error(`${path} is no program of ${name}.`)
    return (await file.stat()).size
  } finally {
    await file.close()
  }
}
