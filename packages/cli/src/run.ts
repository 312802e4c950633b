import { commandGroups } from './commands.ts'
import { exitCodes } from './errors/exit-code.ts'
import type { Command } from './session/command.ts'
import type { Flags } from './session/session.ts'
import { asksForHelp, rootHelp } from './arguments/root-help.ts'
import { readVersion } from './version.ts'
import type { System } from './system/system.ts'

/**
 * Runs a command line, such as `['vps', 'list', '--json']`, and returns its exit code: 0 done, 1 rejected, 2 usage,
 * 3 the outcome of an order is unknown, 4 differences were found, 5 not reached, 6 limits, 130 interrupted. Nothing
 * is thrown: what went wrong is on `system.stderr`.
 */
export async function run(argv: readonly string[], system: System): Promise<number> {
  if (asksForHelp(argv)) {
    system.stdout.write(rootHelp(commandGroups()))
    return exitCodes.done
  }
  if (argv[0] === '__complete') return complete(argv.slice(2), system)
  const line = toLine(argv)
  const { run: runLine } = await import('@stricli/core')
  const { toApplication } = await import('./arguments/to-application.ts')
  const application = await toApplication(commandGroups(), line, await readVersion())
  let exitCode: number = exitCodes.done
  const process = toProcess(system)
  await runLine(application, line, {
    process,
    async start(command: Command, args: readonly unknown[], flags: object) {
      const { runCommand } = await import('./session/run-command.ts')
      exitCode = await runCommand(system, command, args, flags as Flags)
    },
    propose: async () => [],
  })
  if (!process.exitCode) return exitCode
  // If the library could not parse the line, no command has run.
  const { toUsageMessage } = await import('./arguments/to-usage-message.ts')
  system.stderr.write(await toUsageMessage(process.problems, commandGroups(), line))
  return exitCodes.usage
}

/** Returns the corrected line if a flag was written as a command. */
function toLine(argv: readonly string[]): readonly string[] {
  const [first, ...rest] = argv
  if (first === 'help') return [...rest, '--help']
  return first === 'version' && rest.length === 0 ? ['--version'] : argv
}

/** Completes the last word of a line. The completion scripts of the shells call it. */
async function complete(line: readonly string[], system: System): Promise<number> {
  const { toApplication } = await import('./arguments/to-application.ts')
  const { propose } = await import('./arguments/propose.ts')
  const { findCommand } = await import('./arguments/find-command.ts')
  const groups = commandGroups()
  const application = await toApplication(groups, line, await readVersion())
  await propose(application, line, await findCommand(groups, line), system)
  return exitCodes.done
}

/** Collects what the library writes: the problems of a line. */
interface LineProcess {
  readonly stdout: System['stdout']
  readonly stderr: Pick<System['stderr'], 'write'>
  readonly env: System['env']
  readonly problems: readonly string[]
  exitCode?: number
}

function toProcess({ stdout, env }: System): LineProcess {
  const problems: string[] = []
  const stderr = { write: (text: string) => void problems.push(text) }
  return { stdout, stderr, env: { ...env, STRICLI_SKIP_VERSION_CHECK: '1' }, problems }
}
