import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { locate, type RequirementName } from '../../requirements/src/why-without.ts'
import { installOnce } from './install-once.ts'

const run = promisify(execFile)
const folder = fileURLToPath(new URL('../', import.meta.url))
const cache = fileURLToPath(new URL('../../../../node_modules/.cache/pinned-programs/', import.meta.url))
const ending = process.platform === 'win32' ? '.exe' : ''
const scripts = process.platform === 'win32' ? 'Scripts' : 'bin'

/** Programs that no npm package has, each with the requirement that installs it. */
export const installers = {
  actionlint: 'Go 1.23 or later',
  reuse: 'Python 3 with venv',
  zizmor: 'Python 3 with venv',
} as const satisfies Readonly<Record<string, RequirementName>>

export type PinnedProgram = keyof typeof installers

/**
 * Returns the path of a program in the version that its `requirements-*.txt` or `go.mod` pins. pip and Go compare checksums.
 * The first call installs it. Rejects if that fails.
 */
export async function installProgram(name: PinnedProgram): Promise<string> {
  return installers[name] === 'Python 3 with venv' ? installWithPip(name) : installWithGo(name)
}

async function installWithPip(name: PinnedProgram): Promise<string> {
  const pins = `requirements-${name}.txt`
  const place = toPlace(name, pins)
  const python = join(place, scripts, `python${ending}`)
  await installOnce(place, async () => {
    await run(locate('Python 3 with venv'), ['-m', 'venv', place])
    await run(python, ['-m', 'pip', 'install', '--quiet', '--require-hashes', '--requirement', pins], {
      cwd: folder,
    })
  })
  return join(place, scripts, name + ending)
}

/** Builds a program without optimization and without C, as it runs for milliseconds and compiles for half a minute. */
async function installWithGo(name: PinnedProgram): Promise<string> {
  const place = toPlace(name, 'go.sum')
  const program = join(place, name + ending)
  const options = ['-mod=readonly', '-gcflags=all=-N -l', '-ldflags=-s -w']
  await installOnce(place, () =>
    run(locate('Go 1.23 or later'), ['build', ...options, '-o', program, 'tool'], {
      cwd: folder,
      env: { ...process.env, CGO_ENABLED: '0' },
    }),
  )
  return program
}

/** Returns the folder of a program. Its name depends on the pinned versions, so another version gets another folder. */
function toPlace(name: PinnedProgram, pins: string): string {
  const hash = createHash('sha256').update(readFileSync(join(folder, pins)))
  return join(cache, `${name}-${hash.digest('hex').slice(0, 12)}`)
}
