import { execFileSync } from 'node:child_process'
import { findProgram } from './find-program.ts'

/** Whether Debian's packages can be installed here: that takes apt-get and root. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined
}

/** Installs Debian's packages as far as the machine lets it; look afterwards whether they are there. */
export function installPackages(names: readonly string[]): void {
  // A package that would ask something takes its own default.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [
    ['update', '-q'],
    ['install', '-y', '-q', ...names],
  ]) {
    try {
      execFileSync('apt-get', step, { stdio: 'inherit', env })
    } catch {
      // An outdated list of packages may do; whether all came is for the caller to see.
    }
  }
}
