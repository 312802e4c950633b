import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gitSettings } from './git-settings.ts'
import { type Registry, toSettings } from './registry.ts'
import { run } from '@hostwright/executables/run'

/** A package in a registry. */
export interface Published {
  readonly name: string
  readonly version: string
}

/** Raises the versions according to the changesets and commits the result, as the pull request of a release does. */
export async function raiseVersions(clone: string): Promise<string> {
  await run('pnpm', ['version-packages'], { cwd: clone, env: gitSettings })
  await run('git', ['add', '--all'], { cwd: clone, env: gitSettings })
  await run('git', ['commit', '--quiet', '--message', 'Version packages'], { cwd: clone, env: gitSettings })
  const changed = await run('git', ['diff', '--shortstat', 'HEAD~'], { cwd: clone })
  return changed.trim()
}

/**
 * Packs the packages that the registry does not have yet and publishes them, in the two steps of the release workflow.
 */
export async function publish(clone: string, registry: Registry): Promise<Published[]> {
  await writeFile(join(clone, '.npmrc'), toSettings(registry))
  const set = await run('pnpm', ['config', 'get', '@hostwright:registry'], { cwd: clone })
  if (set.trim() !== registry.url) throw new Error(`This would be published to ${set.trim()}.`)
  const packed = join(clone, '..', 'packed')
  const options = { cwd: clone, env: gitSettings }
  await run('pnpm', ['set-repository', 'repository.url=git+https://git.example.com/hostwright.git'], options)
  await run('pnpm', ['changeset', 'pack', '--out-dir', packed], options)
  await run('pnpm', ['changeset', 'publish', '--from-pack-dir', packed], options)
  const tags = (await run('git', ['tag', '--points-at', 'HEAD'], options)).trim().split('\n')
  return tags.map((tag) => ({
    name: tag.slice(0, tag.lastIndexOf('@')),
    version: tag.slice(tag.lastIndexOf('@') + 1),
  }))
}

/** Downloads the tarballs from the registry into a folder. */
export async function download(
  published: readonly Published[],
  registry: Registry,
  folder: string,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const { name, version } of published) {
    const about = await fetch(`${registry.url}${name.replace('/', '%2f')}/${version}`)
    const { dist } = (await about.json()) as { dist: { tarball: string } }
    const tarball = await fetch(dist.tarball)
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`
    await writeFile(join(folder, file), await tarball.bytes())
  }
}

/** Reads the names of the packages that a release has to publish. */
export async function readReleased(repository: string): Promise<string[]> {
  const text = await readFile(join(repository, '.changeset/config.json'), 'utf8')
  const { fixed } = JSON.parse(text) as { fixed: string[][] }
  return fixed.flat()
}
