// Writes the manual and the command reference from the definitions of the commands. With --check it writes nothing, and
// fails if a committed file differs from the text that it would write.
import { readFile, writeFile } from 'node:fs/promises'
import { listCommands } from './list-commands.ts'
import { toManual } from './to-manual.ts'
import { toJapanesePage, toPage } from './to-page.ts'

const commands = await listCommands()
const files = {
  '../../man/hostwright.1': toManual(commands),
  '../../../../docs/guides/command-reference.md': toPage(commands),
  '../../../../docs/guides/command-reference.ja.md': toJapanesePage(commands),
}

for (const [path, content] of Object.entries(files)) {
  const file = new URL(path, import.meta.url)
  if (!process.argv.includes('--check')) {
    await writeFile(file, content)
  } else if ((await readFile(file, 'utf8').catch(() => '')) !== content) {
    process.stderr.write(`${path} differs from the commands. Run \`pnpm generate\` and commit it.\n`)
    process.exitCode = 1
  }
}
