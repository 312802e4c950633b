import { spawnSync } from 'node:child_process'
import { findProgram } from './find-program.ts'

/** Reports whether Debian packages can be installed: that takes apt-get and root. */
export function canInstall(): boolean {
  return process.getuid?.() === 0 && findProgram(['apt-get']) !== undefined
}

/**
 * Installs Debian packages with one visible line, and shows the errors of apt-get. Failures are ignored, so the caller
 * has to check which programs exist afterwards.
 */
export function installPackages(names: readonly string[]): void {
  console.log(`Installing packages of Debian: ${names.join(', ')} ...`)
  // In this mode, packages use their defaults instead of asking questions.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [
    ['update', '-q'],
    // An automatic upgrade, or another project of the tests, may be installing: wait for it.
    ['install', '-y', '-q', '-o', 'DPkg::Lock::Timeout=600', ...names],
  ]) {
    // Installing can succeed even if the list of packages could not be updated.
    const { status, stderr } = spawnSync('apt-get', step, {
      encoding: 'utf8',
      env,
      maxBuffer: Number.POSITIVE_INFINITY,
    })
    if (status !== 0) console.log(`apt-get ${step.join(' ')} failed:\n${stderr}`)
  }
}
