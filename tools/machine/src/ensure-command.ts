import { execFileSync } from 'node:child_process'

/** Makes sure that the machine has a command: where it has none, Debian's package is installed. */
export function ensureCommand(command: string, debianPackage: string = command): void {
  if (isThere(command)) return
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' })
  const quietly = ['-y', '-q', '--no-install-recommends']
  execFileSync('apt-get', ['install', ...quietly, debianPackage], { stdio: 'inherit' })
}

function isThere(command: string): boolean {
  try {
    execFileSync('sh', ['-c', 'command -v -- "$0"', command], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
