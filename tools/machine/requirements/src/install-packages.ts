import { execFileSync } from 'node:child_process'
import { findProgram } from './find-program.ts'

/** Reports whether Debian packages can be installed: that takes apt-get and root. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined
}

/** Installs Debian packages. Failures are ignored, so the caller has to check which programs exist afterwards. */
export function installPackages(names: readonly string[]): void {
  // In this mode, packages use their defaults instead of asking questions.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [
    ['update', '-q'],
    ['install', '-y', '-q', ...names],
  ]) {
    try {
      execFileSync('apt-get', step, { stdio: 'inherit', env })
    } catch {
      // Installing can succeed even if the list of packages could not be updated.
    }
  }
}
