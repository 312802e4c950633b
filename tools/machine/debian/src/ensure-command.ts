import { installPackages, reallyRun, type Run } from './install-packages.ts'

/**
 * Makes sure that there is a command: where the machine has none, Debian's package is installed.
 *
 * @throws when it is missing and cannot be installed; the message says what to do
 */
export function ensureCommand(command: string, packageName: string = command, run: Run = reallyRun): void {
  const isThere = (): boolean => {
    try {
      // Not every command knows `--version`; the shell knows every command.
      run('sh', ['-c', 'command -v "$0"', command], 'ignore')
      return true
    } catch {
      return false
    }
  }
  if (isThere()) return
  installPackages([packageName], run)
  if (isThere()) return
  throw new Error(
    `There is no ${command}, and Debian's package ${packageName} could not be installed: that takes ` +
      `apt-get and root. Install ${command} so that it is on the PATH, and run this again.`,
  )
}
