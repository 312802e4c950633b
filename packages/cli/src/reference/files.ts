// The manual and the command reference, from the definitions of the commands.
import { listCommands } from './list-commands.ts'
import { toManual } from './to-manual.ts'
import { toJapanesePage, toPage } from './to-page.ts'

const commands = await listCommands()

export const source = 'the commands'
export const files: Readonly<Record<string, string>> = {
  'packages/cli/man/hostwright.1': toManual(commands),
  'docs/guides/command-reference.md': toPage(commands),
  'docs/guides/command-reference.ja.md': toJapanesePage(commands),
}
