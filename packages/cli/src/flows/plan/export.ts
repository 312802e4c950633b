import { exportAccount } from '@hostwright/plan'
import type { Command } from '../../session/command.ts'
import { defineCommand } from '../../session/define-command.ts'

const flags = {
  format: { type: 'string', values: ['yaml', 'json'], brief: 'The form of the file; YAML otherwise.' },
  only: {
    type: 'strings',
    placeholder: 'SECTION|PATTERN',
    brief: 'Only these sections, such as dns, of these servers and domains, such as vps/web-*.',
  },
  prune: { type: 'boolean', brief: 'Lets a plan of this file delete what it does not have.' },
} as const

/** Command that exports the account as a file. */
export const exportCommand: Command = defineCommand({
  words: ['export'],
  brief: 'Print the account as a file that plan and apply take',
  help: `Reads the account and prints it as a file, in YAML or with --format json. It has no secrets: where a password
belongs, it names an environment variable. Changes nothing.

--only dns exports one section of all domains, --only vps/web-01 one server, and
--only hosting/hw123456.example.jp/domains/example.com one domain. Only what it needs is read.

Example: hostwright export`,
  flags,
  prints: false,
  reads: true,
  async run(session, _, { format: given, prune, only }) {
    const format = given === 'json' ? 'json' : 'yaml'
    const { interrupted: signal, stdout } = session.system
    const text = await exportAccount(await session.client(), { format, prune, only, signal })
    stdout.write(text.endsWith('\n') ? text : `${text}\n`)
  },
})
