import { spawn } from 'node:child_process'

/** Starts a program. Resolves when it runs; rejects if there is no such program. */
export type Start = (program: string, args: readonly string[]) => Promise<void>

/** The platform, as Node calls it, and the environment variables. */
export interface Desktop {
  readonly platform: string
  readonly env: Readonly<Record<string, string | undefined>>
}

/**
 * Opens a web address in the browser of the user. Returns false if the machine has no display, or no program that opens
 * addresses.
 */
export async function openInBrowser(
  address: string,
  desktop: Desktop,
  start: Start = startDetached,
): Promise<boolean> {
  const [program, ...args] = toOpener(desktop)
  if (program === undefined) return false
  return start(program, [...args, address]).then(
    () => true,
    () => false,
  )
}

/**
 * Returns the program that opens addresses, with its arguments. None is a command of a shell, which would read the
 * characters of an address as its own, as `start` of Windows does.
 */
function toOpener({ platform, env }: Desktop): readonly string[] {
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['rundll32', 'url.dll,FileProtocolHandler']
  // Without a display, `xdg-open` can start a text browser, which takes over the terminal.
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : []
}

/** Starts a program that goes on when the command ends. */
function startDetached(program: string, args: readonly string[]): Promise<void> {
  const child = spawn(program, args, { stdio: 'ignore', detached: true })
  child.unref()
  return new Promise((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', reject)
  })
}
