import type { CommandGroup } from '../session/command.ts'

/** Returns the output of `hostwright --help`. */
export function rootHelp(groups: Readonly<Record<string, CommandGroup>>): string {
  const width = Math.max(...Object.keys(groups).map(({ length }) => length))
  const lines = Object.entries(groups).map(([name, { brief }]) => `  ${name.padEnd(width)}  ${brief}`)
  return `Hosting servers and VPSs from the command line.

Usage: hostwright COMMAND [ARGUMENTS] [--flags]

${lines.join('\n')}

hostwright COMMAND --help shows what is below a command, and each of them explains itself with --help.
--json prints JSON, --output yaml|ndjson other forms, --output table=name,status only some properties.
Account: HOSTWRIGHT_BASE_URL and HOSTWRIGHT_API_KEY, or a context (hostwright context add).

Exit codes: 0 done, 1 rejected, 2 usage, 3 an order's outcome is unknown, 4 differences found,
5 not reached, 6 limits, 130 interrupted.
`
}

/** Whether a line asks for the help of the whole program. */
export function asksForHelp([first, ...rest]: readonly string[]): boolean {
  return first === undefined || (rest.length === 0 && ['--help', '-h', 'help'].includes(first))
}
