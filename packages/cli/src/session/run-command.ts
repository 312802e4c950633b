import type { CommandError } from '../errors/command-error.ts'
import { exitCodes } from '../errors/exit-code.ts'
import { withContext } from './with-context.ts'
import { toPlain } from '../output/to-plain.ts'
import { asItIs, type Translate } from '../language/translate.ts'
import type { System } from '../system/system.ts'
import type { Command } from './command.ts'
import { openSession, type OpenSession } from './open-session.ts'
import type { Arguments, Flags, Session } from './session.ts'

/** Steps that a line goes through before its command runs. */
interface Before {
  /** Rejects a line that no command takes. */
  readonly check: (command: Command, values: readonly unknown[], flags: Flags) => void
  /** Returns the arguments of a command with those that the line leaves out. */
  readonly complete: (session: Session, command: Command, args: Arguments, flags: Flags) => Promise<Arguments>
}

/** Runs one command, writes its error to standard error, and returns the exit code. */
export async function runCommand(
  system: System,
  command: Command,
  values: readonly unknown[],
  flags: Flags,
  { check, complete }: Before,
): Promise<number> {
  let session: OpenSession | undefined
  try {
    session = openSession(system, command, flags)
    check(command, values, flags)
    const args = readArguments(command, values)
    return (
      (await command.run(session, await complete(session, command, args, flags), flags)) ?? exitCodes.done
    )
  } catch (error) {
    const { toCommandError } = await import('../errors/to-command-error.ts')
    const failure = toCommandError(error, {
      command: command.words,
      subject: session?.subject(),
      reads: command.reads || session?.hasChanged() !== true,
      interrupted: system.interrupted.aborted,
      told: session?.told(),
    })
    const next = failure.next && withContext(failure.next, flags.context)
    if (asksForJson(flags)) {
      const { toJsonError } = await import('../errors/to-json-error.ts')
      system.stderr.write(toPlain(toJsonError(failure, next)))
    } else system.stderr.write(toPlain(toMessage(failure, next, system.translate)))
    return failure.exitCode
  }
}

/** Returns the arguments by name. */
function readArguments({ args = [] }: Command, values: readonly unknown[]): Arguments {
  return Object.fromEntries(args.map(({ name }, index) => [name, values[index] as string | undefined]))
}

function asksForJson({ json, output = '' }: Flags): boolean {
  return json === true || /^(?:nd)?json\b/.test(output)
}

function toMessage(
  { subject, message, drawn, done }: CommandError,
  next: string | undefined,
  translate: Translate = asItIs,
): string {
  const lines = [
    `hostwright: ${subject ? `${subject}: ` : ''}${translate(drawn ?? message)}`,
    ...(done ? [translate(done)] : []),
    ...(next ? [translate(`Next: ${next}`)] : []),
  ]
  return `${lines.join('\n')}\n`
}
