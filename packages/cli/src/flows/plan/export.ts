import { exportAccount } from '@hostwright/plan'
import type { Command } from '../../session/command.ts'
import { defineCommand } from '../../session/define-command.ts'

const flags = {
  format: { type: 'string', values: ['yaml', 'json'], brief: 'The form of the file; YAML otherwise.' },
  prune: { type: 'boolean', brief: 'Lets a plan of this file delete what it does not have.' },
} as const

/** Command that exports the account as a file. */
export const exportCommand: Command = defineCommand({
  words: ['export'],
  brief: 'Print the account as a file that plan and apply take',
  help: `Reads the account and prints it as a file, in YAML or with --format json. It has no secrets: where a password
belongs, it names an environment variable. Changes nothing.

Example: hostwright export`,
  flags,
  prints: false,
  reads: true,
  async run(session, _, { format: given, prune }) {
    const format = given === 'json' ? 'json' : 'yaml'
    const { interrupted: signal, stdout } = session.system
    const text = await exportAccount(await session.client(), { format, prune, signal })
    stdout.write(text.endsWith('\n') ? text : `${text}\n`)
  },
})
