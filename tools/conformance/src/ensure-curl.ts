import { execFileSync } from 'node:child_process'

/** Makes sure that there is a `curl`: where the machine has none, Debian's package is installed. */
export function ensureCurl(): void {
  if (isThere()) return
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit' })
  execFileSync('apt-get', ['install', '-y', '-q', 'curl'], { stdio: 'inherit' })
}

function isThere(): boolean {
  try {
    execFileSync('curl', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
