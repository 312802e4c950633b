import { toSearchPath } from '@hostwright/machine/find-program'
import { execa } from 'execa'
import { folder } from './run-program.ts'

// What a lock file names is installed once, and again when the file changes.
const scripts = {
  node: `
    mkdir -p .cache
    cmp -s node/package-lock.json .cache/package-lock.json && test -d node/node_modules && exit
    npm ci --prefix node --no-audit --no-fund --loglevel=error
    cp node/package-lock.json .cache/package-lock.json`,
  python: `
    mkdir -p .cache
    cmp -s python/requirements.txt .cache/requirements.txt && test -d .cache/python && exit
    python3 -m venv --clear .cache/python
    .cache/python/bin/pip install -q --disable-pip-version-check --no-deps -r python/requirements.txt
    cp python/requirements.txt .cache/requirements.txt`,
}

/** Installs the pinned packages of the clients in this folder, unless they are there. */
export async function install(which: keyof typeof scripts): Promise<void> {
  await execa('bash', ['-euo', 'pipefail', '-c', scripts[which]], {
    cwd: folder,
    env: { PATH: toSearchPath() },
    stdin: 'ignore',
  })
}
