import type { Command } from '../../session/command.ts'
import { parse, readFiles } from './plan-files.ts'

/** Command that checks a file without the account. */
export const validateCommand: Command = {
  words: ['validate'],
  brief: 'Check a file that plan and apply take',
  help: `Checks a file, or several together: its form, its names, its contents, and what excludes each other. Calls nothing and
needs no key and no secrets, so that it runs in a pipeline and before a commit. What only the account can tell, such as a
server that does not exist, is found by plan.

Exit code 0 says that plan takes the file, 2 that it has problems: they are listed with their lines.

Example: hostwright validate account.yaml`,
  args: [
    {
      name: 'file',
      placeholder: 'FILE',
      brief: 'The desired account: one or more files, separated by commas.',
    },
  ],
  usesAccount: false,
  reads: true,
  async run(session, { file = '' }) {
    session.about(file)
    parse(await readFiles(session, file))
    session.say(`${file} is valid.`)
  },
}
