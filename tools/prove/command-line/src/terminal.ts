import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished } from 'vitest'
import { command } from './run-command.ts'

const execute = promisify(execFile)

/** Real terminal that runs a shell. */
export interface Terminal {
  /** Types keys by their tmux names, such as `Enter`, `Tab`, `C-c`; any other text is typed literally. */
  readonly type: (...keys: readonly string[]) => Promise<void>
  /** Returns the text on the screen. */
  readonly screen: () => Promise<string>
  /** Returns the text on the screen with the escape sequences of its colours. */
  readonly paintedScreen: () => Promise<string>
  /** Waits until the screen shows a text, and returns the screen. */
  readonly until: (text: string | RegExp) => Promise<string>
}

/** Size, shell and environment of a terminal. */
export interface TerminalOptions {
  readonly columns?: number
  readonly rows?: number
  readonly shell?: 'bash' | 'zsh' | 'fish'
  readonly env: Readonly<Record<string, string>>
  /** Content of the file that the shell reads when it starts. */
  readonly startup?: string
}

/** Opens a terminal with the command on its PATH, in an empty folder, until the end of the test. */
export async function openTerminal({
  columns = 80,
  rows = 24,
  shell = 'bash',
  env,
  startup = '',
}: TerminalOptions): Promise<Terminal> {
  const home = await mkdtemp(join(tmpdir(), 'hostwright-terminal-'))
  const socket = join(home, 'tmux')
  await writeFile(join(home, 'hostwright'), `#!/bin/sh\nexec '${process.execPath}' '${command}' "$@"\n`, {
    mode: 0o755,
  })
  const exports = Object.entries({
    ...env,
    HOME: home,
    LC_ALL: 'C.UTF-8',
    PATH: `${home}:${dirname(process.execPath)}:${process.env['PATH']}`,
  })
  await writeFile(join(home, '.startup'), startup)
  const tmux = async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await execute('tmux', ['-S', socket, '-f', '/dev/null', ...args], {
      env: { ...Object.fromEntries(exports), TERM: 'xterm-256color' },
    })
    return stdout
  }
  const lines: Readonly<Record<string, string>> = {
    bash: `bash --noprofile --rcfile ${home}/.startup -i`,
    zsh: `ZDOTDIR=${home} zsh -i`,
    fish: `fish --no-config --init-command 'source ${home}/.startup'`,
  }
  if (shell === 'zsh') await writeFile(join(home, '.zshrc'), startup)
  await tmux('new-session', '-d', '-x', String(columns), '-y', String(rows), '-c', home, lines[shell]!)
  onTestFinished(async () => {
    await tmux('kill-server').catch(() => '')
    // The shell may still be writing its history.
    await rm(home, { recursive: true, force: true, maxRetries: 10 })
  })
  const screen = async (): Promise<string> => (await tmux('capture-pane', '-p', '-t', '0')).trimEnd()
  const until = async (text: string | RegExp): Promise<string> => {
    let shown = ''
    await expect.poll(async () => (shown = await screen())).toMatch(text)
    return shown
  }
  // A terminal shows keys twice if they are typed before the prompt appears.
  await until(/\S/)
  return {
    async type(...keys) {
      for (const key of keys) {
        const isNamed = /^(?:Enter|Tab|C-.)$/.test(key)
        await tmux('send-keys', '-t', '0', ...(isNamed ? [key] : ['-l', '--', key]))
      }
    },
    screen,
    paintedScreen: () => tmux('capture-pane', '-p', '-e', '-t', '0'),
    until,
  }
}
