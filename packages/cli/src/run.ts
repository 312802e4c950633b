import { commandGroups } from './commands.ts'
import { exitCodes } from './errors/exit-code.ts'
import type { Command } from './session/command.ts'
import type { Flags } from './session/session.ts'
import { asksForHelp, rootHelp } from './arguments/root-help.ts'
import { chooseLanguage, type Language, type SpokenLine } from './language/choose-language.ts'
import { openTranslate } from './language/open-translate.ts'
import { placeGlobalFlags, splitLine } from './arguments/place-global-flags.ts'
import { readVersion } from './version.ts'
import type { System } from './system/system.ts'

/**
 * Runs a command line, such as `['vps', 'list', '--json']`, and returns its exit code: 0 done, 1 rejected, 2 usage, 3
 * the outcome of an order is unknown, 4 differences were found, 5 not reached, 6 limits, 130 interrupted. Never throws:
 * errors are written to `system.stderr`.
 */
export async function run(given: readonly string[], system: System): Promise<number> {
  if (given[0] === '__complete') return complete(given.slice(2), system)
  let spoken: SpokenLine
  try {
    spoken = chooseLanguage(given, system.env)
  } catch (error) {
    system.stderr.write(`hostwright: ${(error as Error).message}\nNext: hostwright --help\n`)
    return exitCodes.usage
  }
  const { argv, language } = spoken
  const translate = await openTranslate(language)
  if (asksForHelp(argv)) {
    const help = rootHelp(commandGroups(), translate)
    await writeHelp(system, language, help)
    return exitCodes.done
  }
  const { run: runLine } = await import('@stricli/core')
  const { findCommand } = await import('./arguments/find-command.ts')
  const { placeServer } = await import('./arguments/place-server.ts')
  const { withKnownWords } = await import('./arguments/with-known-words.ts')
  const known = await withKnownWords(commandGroups(), toLine(argv))
  // `findCommand` ignores the last word of a line, so an empty one is added: this line is complete.
  const line = placeServer(known, await findCommand(commandGroups(), [...known, '']))
  const { toApplication } = await import('./arguments/to-application.ts')
  const application = await toApplication(commandGroups(), line, await readVersion(), translate)
  let exitCode: number = exitCodes.done
  const process = toProcess(system)
  await runLine(application, line, {
    process,
    async start(command: Command, args: readonly unknown[], flags: object) {
      const { runCommand } = await import('./session/run-command.ts')
      const { checkLine } = await import('./arguments/check-line.ts')
      const { nameServer } = await import('./operations/name-server.ts')
      const before = { check: checkLine, complete: nameServer }
      exitCode = await runCommand({ ...system, translate }, command, args, flags as Flags, before)
    },
    propose: async () => [],
  })
  if (process.help !== '') await writeHelp(system, language, process.help)
  if (!process.exitCode) return exitCode
  // The library has set `process.exitCode`, because it could not parse the line, so no command has run.
  const { toUsageMessage } = await import('./arguments/to-usage-message.ts')
  system.stderr.write(await toUsageMessage(process.problems, commandGroups(), line, translate))
  return exitCodes.usage
}

/** Writes help; Japanese is wrapped at 80 columns. */
async function writeHelp({ stdout }: System, language: Language, help: string): Promise<void> {
  if (language === 'en') stdout.write(help)
  else stdout.write((await import('./output/fold-help.ts')).foldHelp(help, stdout.columns))
}

/** Normalizes a line: moves global flags behind the command, and turns `help` and `version` into flags. */
function toLine(argv: readonly string[]): readonly string[] {
  const line = placeGlobalFlags(argv)
  const [first, ...rest] = line
  if (first === 'help') return [...rest, '--help']
  return first === 'version' && rest.length === 0 ? ['--version'] : line
}

/** Prints completions for the last word of a line. The completion scripts of the shells call it. */
async function complete(given: readonly string[], system: System): Promise<number> {
  // The completion script of PowerShell passes a space for an empty last word, because old versions drop empty
  // arguments.
  const typed = [...given.slice(0, -1), (given.at(-1) ?? '').trim()]
  // Global flags are moved behind the command, except for the last word, which the user is still typing.
  const { words, flags, rest } = splitLine(typed.slice(0, -1))
  const line = [...words, ...flags, ...rest, ...typed.slice(-1)]
  const { toApplication } = await import('./arguments/to-application.ts')
  const { propose, proposeGlobal } = await import('./arguments/propose.ts')
  const { findCommand } = await import('./arguments/find-command.ts')
  const groups = commandGroups()
  const command = await findCommand(groups, line)
  if (command === undefined) {
    const names = await proposeGlobal(typed, system).catch(() => [])
    for (const name of names) system.stdout.write(`${name}\t\n`)
    if (names.length > 0) return exitCodes.done
  }
  const application = await toApplication(groups, line, await readVersion())
  // If the line does not name a whole command yet, its global flags are left out, so that the next word of the command
  // is completed.
  const completed = command ? line : [...words, ...rest, ...typed.slice(-1)]
  await propose(application, completed, command, system)
  return exitCodes.done
}

/**
 * A stand-in for the process that the library for command lines writes to. It collects the library's messages about an
 * invalid line.
 */
interface LineProcess {
  readonly stdout: Pick<System['stdout'], 'write'>
  readonly stderr: Pick<System['stderr'], 'write'>
  readonly env: System['env']
  readonly problems: readonly string[]
  /** The help, or the version, that the line asks for. */
  readonly help: string
  exitCode?: number
}

function toProcess({ env }: System): LineProcess {
  const problems: string[] = []
  const written: string[] = []
  const stdout = { write: (text: string) => void written.push(text) }
  const stderr = { write: (text: string) => void problems.push(text) }
  return {
    stdout,
    stderr,
    env: { ...env, STRICLI_SKIP_VERSION_CHECK: '1' },
    problems,
    get help() {
      return written.join('')
    },
  }
}
