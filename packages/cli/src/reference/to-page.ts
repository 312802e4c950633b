import { environment, exitStatus } from './facts.ts'
import type { Documented } from './list-commands.ts'

/** Returns the reference of all commands as a page of the documentation. */
export function toPage(commands: readonly Documented[]): string {
  return `---
title: Command reference
summary: Every command of hostwright, with its flags, exit codes and environment variables.
group: Command line
order: 15
---

<!-- Generated from the commands by \`npx pnpm generate\`. Do not edit. -->

# Command reference

Each command explains itself with \`--help\`; [the guide](command-line.md) shows how they work together. Commands that call the API take \`--context NAME\`, \`--debug\` and \`--ca-file FILE\`; those that print data take \`--output table|json|yaml|ndjson\`, or \`-o\`, with properties behind \`=\` such as \`-o table=name,status\`, \`--sort\`, \`--filter\`, \`--no-header\` and \`--json\`; those that ask take \`--yes\`. \`--lang en|ja\` anywhere in a line chooses the language of help, questions and messages; otherwise \`LC_ALL\`, \`LC_MESSAGES\` or \`LANG\` does. \`--context\`, \`--debug\`, \`--ca-file\`, \`--output\` and \`--json\` are also taken in front of the command: \`hostwright --context work vps list\`.

## Exit codes

${table('Code', 'Meaning', exitStatus)}

## Environment variables

${table('Variable', 'Meaning', environment)}

## Commands

${commands.map(toSection).join('\n')}`
}

function toSection({ command, usage, flags }: Documented): string {
  const text = `### ${command.words.join(' ')}\n\n${command.brief}.\n\n\`\`\`text\n${usage}\n\`\`\`\n`
  return flags.length === 0 ? text : `${text}\n${table('Flag', 'Meaning', flags)}\n`
}

function table(first: string, second: string, rows: readonly (readonly [string, string])[]): string {
  const cells = rows.map(
    ([name, meaning]) => [`\`${name.replaceAll('|', '\\|')}\``, meaning.replaceAll('|', '\\|')] as const,
  )
  const width = Math.max(first.length, ...cells.map(([name]) => name.length))
  const wide = Math.max(second.length, ...cells.map(([, meaning]) => meaning.length))
  const line = (name: string, meaning: string): string =>
    `| ${name.padEnd(width)} | ${meaning.padEnd(wide)} |`
  return [
    line(first, second),
    `| ${'-'.repeat(width)} | ${'-'.repeat(wide)} |`,
    ...cells.map(([name, meaning]) => line(name, meaning)),
  ].join('\n')
}
