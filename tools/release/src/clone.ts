import { run } from './run.ts'

/** Git with the settings of the machine left out: no signing, no hooks, a name for commits and tags. */
export const gitSettings: Readonly<Record<string, string>> = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_AUTHOR_NAME: 'Rehearsal',
  GIT_AUTHOR_EMAIL: 'rehearsal@example.com',
  GIT_COMMITTER_NAME: 'Rehearsal',
  GIT_COMMITTER_EMAIL: 'rehearsal@example.com',
}

/** Clones what is committed, installs it as locked, and builds it. Returns the commit. */
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
  return (await run('git', ['log', '-1', '--format=%h %s'], { cwd: folder })).trim()
}
