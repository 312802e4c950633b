import { environment, exitStatus } from './facts.ts'
import type { Documented } from './list-commands.ts'

/** Returns the manual page in the format of the program `man`. */
export function toManual(commands: readonly Documented[]): string {
  return [
    '.\\" Generated from the commands. Do not edit.',
    '.TH HOSTWRIGHT 1',
    '.SH NAME',
    'hostwright \\- hosting servers and VPSs from the command line',
    '.SH SYNOPSIS',
    '.B hostwright',
    '.I COMMAND',
    '[ARGUMENTS] [\\-\\-flags]',
    '.SH DESCRIPTION',
    escape(
      'Calls every operation of the Hosting and VPS Management API, orders once, compares accounts with files, and audits them. Data is on standard output, everything else on standard error. Names are taken for ids. Secrets are never taken from an argument.',
    ),
    '.SH COMMON FLAGS',
    'The first four and \\-\\-json are also taken in front of the command.',
    ...list([
      ['--lang en|ja', 'The language; that of LC_ALL, LC_MESSAGES or LANG otherwise.'],
      ['--context NAME', 'The context to use.'],
      ['--debug', 'Shows requests and responses on standard error, without secrets.'],
      ['--ca-file FILE', 'Certificates that are trusted in addition.'],
      [
        '-o, --output table|json|yaml|ndjson',
        'How data is printed. Names behind = choose properties: table=name,status.',
      ],
      ['--json', 'The same as --output json.'],
      ['--sort PROPERTY', 'Sorts a list; PROPERTY:desc with the largest first.'],
      ['--filter PROPERTY=VALUE', 'Only items of a list that match; * is any text, and != all others.'],
      ['--no-header', 'A table without headings.'],
      ['--yes', 'Goes on without asking.'],
    ]),
    '.SH COMMANDS',
    ...commands.flatMap(({ usage, command, flags }) => [
      '.SS',
      escape(usage),
      escape(`${command.brief}.`),
      ...list(flags),
      ...toExample(command.help),
    ]),
    '.SH EXIT STATUS',
    ...list(exitStatus),
    '.SH ENVIRONMENT',
    ...list(environment),
    '',
  ].join('\n')
}

/** Returns the example in the help of a command, which can be typed unchanged. */
function toExample(help: string | undefined): readonly string[] {
  const [, line] = /^Example: (.*)$/m.exec(help ?? '') ?? []
  return line === undefined ? [] : ['.PP', `Example: ${escape(line)}`]
}

function list(rows: readonly (readonly [string, string])[]): readonly string[] {
  return rows.flatMap(([name, meaning]) => ['.TP', `.B ${escape(name)}`, escape(meaning)])
}

function escape(text: string): string {
  const escaped = text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replaceAll('`', '')
    .replaceAll(/\s+/g, ' ')
  return /^[.']/.test(escaped) ? `\\&${escaped}` : escaped
}
