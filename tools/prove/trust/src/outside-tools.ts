import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { locate } from '@hostwright/requirements'
import { toSearchPath } from '@hostwright/requirements/search-path'

const folder = fileURLToPath(new URL('../', import.meta.url))
const cache = join(folder, '.cache')
const actionlint = 'github.com/rhysd/actionlint/cmd/actionlint@v1.7.12'

/** How a tool ended, and what it has printed. */
export interface Ended {
  readonly isOk: boolean
  readonly output: string
}

/** Installs the Python tools that `requirements.txt` pins, unless they are there already. */
export function installPythonTools(): void {
  const wanted = readFileSync(join(folder, 'requirements.txt'), 'utf8')
  const stamp = join(cache, 'requirements.txt')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  run(locate('Python 3 with venv'), ['-m', 'venv', cache])
  const pip = ['install', '--quiet', '--disable-pip-version-check', '-r', 'requirements.txt']
  const { isOk, output } = run(join(cache, 'bin/pip'), pip)
  if (!isOk) throw new Error(output)
  writeFileSync(stamp, wanted)
}

/** Runs one of the Python tools in the root of the repository. */
export function runPythonTool(name: 'reuse' | 'zizmor', ...args: string[]): Ended {
  return run(join(cache, 'bin', name), args, join(folder, '../../..'))
}

/** Runs actionlint in the root of the repository; Go keeps what it has built. */
export function runActionlint(): Ended {
  const env = { GOBIN: cache, GOFLAGS: '-mod=mod' }
  const { isOk, output } = run(locate('Go 1.23 or later'), ['install', actionlint], folder, env)
  return isOk ? run(join(cache, 'actionlint'), ['-no-color'], join(folder, '../../..')) : { isOk, output }
}

function run(program: string, args: readonly string[], cwd = folder, env = {}): Ended {
  try {
    const options = { cwd, env: { ...process.env, PATH: toSearchPath(), ...env }, encoding: 'utf8' } as const
    return { isOk: true, output: execFileSync(program, args, { ...options, stdio: 'pipe' }) }
  } catch (error) {
    const { stdout, stderr, message } = error as Error & {
      readonly stdout?: string
      readonly stderr?: string
    }
    return { isOk: false, output: [message, stdout, stderr].join('\n') }
  }
}
