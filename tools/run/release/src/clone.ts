import { run } from '@hostwright/executables/run'

/** Clones the committed files, installs the locked dependencies, and builds. Returns the commit. */
export async function cloneAndBuild(repository: string, folder: string): Promise<string> {
  const isShallow = await run('git', ['rev-parse', '--is-shallow-repository'], { cwd: repository })
  if (isShallow.trim() === 'true') {
    throw new Error(
      'A release names the commits of its changes: fetch the whole history (git fetch --unshallow).',
    )
  }
  await run('git', ['clone', '--quiet', repository, folder], { cwd: repository })
  await run('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder })
  await run('pnpm', ['build', '--output-logs=errors-only'], { cwd: folder })
  const commit = (await run('git', ['log', '-1', '--format=%h %s'], { cwd: folder })).trim()
  const changed = await run('git', ['status', '--porcelain'], { cwd: repository })
  return changed === '' ? commit : `${commit}\n   without what is not committed:\n${changed.trimEnd()}`
}
