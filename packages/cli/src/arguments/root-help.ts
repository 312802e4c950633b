import { asItIs, type Translate } from '../language/translate.ts'
import type { CommandGroup } from '../session/command.ts'

/** The headings of the help, each with the first words of its commands. A test finds a command without a heading. */
export const sections: Readonly<Record<string, readonly string[]>> = {
  'Order and servers': ['order', 'orders', 'vps', 'hosting'],
  'Web sites': [
    'domain',
    'subdomain',
    'ssl',
    'dns',
    'zone',
    'php',
    'wordpress',
    'publish',
    'open',
    'cron',
    'web-log',
  ],
  Mail: ['mail', 'mail-filter', 'spam-filter', 'auto-reply', 'smtp-restriction', 'dkim', 'dmarc', 'spf'],
  'Databases and access': ['db', 'db-user', 'ftp', 'ssh', 'ssh-key'],
  'The account as a file': ['export', 'validate', 'plan', 'show', 'apply', 'applies'],
  'Checks and logs': ['audit', 'verify', 'logs', 'key'],
  'This machine': ['context', 'sandbox', 'completion', 'acme', 'api'],
}

/** Returns the output of `hostwright --help`. */
export function rootHelp(
  groups: Readonly<Record<string, CommandGroup>>,
  translate: Translate = asItIs,
): string {
  const width = Math.max(...Object.keys(groups).map(({ length }) => length))
  const texts = Object.entries(sections).map(([heading, names]) => {
    const lines = names.map((name) => `  ${name.padEnd(width)}  ${translate(groups[name]?.brief ?? '')}\n`)
    return `${translate(heading)}\n${lines.join('')}`
  })
  return translate(`Hosting servers and VPSs from the command line.

Usage: hostwright COMMAND [ARGUMENTS] [--flags]

${texts.join('\n')}
Examples
  hostwright vps list --power                           the VPSs, and whether they run
  hostwright dns list --domain example.com --sort host  the records of a domain, on whichever server it is
  hostwright mail get info@example.com --json           one mailbox, for a program
  hostwright audit                                      what ends soon, and what is open

hostwright COMMAND --help shows what is below a command, and each of them explains itself with --help.
ls is list, rm is delete. The server is found by the domain in a line, or is the only one.
--json prints JSON, --output yaml|ndjson other forms, --output table=name,status only some properties.
Account: HOSTWRIGHT_BASE_URL and HOSTWRIGHT_API_KEY, or a context (hostwright context add).

Exit codes: 0 done, 1 rejected, 2 usage, 3 an order's outcome is unknown, 4 differences found,
5 not reached, 6 limits, 130 interrupted.
`)
}

/** Whether a line asks for the help of the whole program. */
export function asksForHelp([first, ...rest]: readonly string[]): boolean {
  return first === undefined || (rest.length === 0 && ['--help', '-h', 'help'].includes(first))
}
