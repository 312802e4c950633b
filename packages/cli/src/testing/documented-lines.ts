import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Machine } from './test-machine.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))

/** The documents that contain command lines, by their paths from the root of the repository. */
export const documents: readonly string[] = globSync(
  ['*.md', 'docs/guides/*.md', 'packages/*/README.md', 'spec/README.md'],
  { cwd: root },
)
  .toSorted()
  // The counterparts in Japanese have the same code.
  .filter((document) => !document.endsWith('.ja.md'))
  .filter((document) => readLines(document).length > 0)

const env = { PASSWORD: 'Correct-Horse-7', ROOT_PASSWORD: 'Correct-Horse-7' }

/** Runs each command line of a document, and returns descriptions of the lines that do not work. */
export async function tryDocument(machine: Machine, document: string): Promise<readonly string[]> {
  const inFolder = await prepare(machine)
  const problems: string[] = []
  for (const line of readLines(document)) problems.push(...(await tryLine(machine, inFolder(line))))
  return problems
}

/**
 * Runs a line such as `hostwright vps list`, and returns a description of its problem, if any. A resource that does not
 * exist, and differences that the command found, are no problem.
 */
export async function tryLine(
  { hostwright }: Machine,
  line: string,
  interrupted?: AbortSignal,
): Promise<readonly string[]> {
  const [, ...words] = line.split(' ')
  const { exitCode, stderr } = await hostwright(words.join(' '), { env, ...(interrupted && { interrupted }) })
  const isRight = exitCode === 1 ? rejections.test(stderr) : [0, 4].includes(exitCode)
  return isRight ? [] : [`${line}: exit code ${exitCode}: ${stderr}`]
}

const rejections = /: \[(?!VALIDATION_ERROR)[A-Z_]+\] |There is no |The journal has no order of that key/

/** Returns the command lines in the shell examples of a document. */
function readLines(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8')
  return [...text.matchAll(/```sh\n(.*?)```/gs)]
    .flatMap(([, block]) => block!.trim().split('\n'))
    .filter((line) => line.startsWith('hostwright '))
}

/** Creates the files that the lines name, in the folder of the machine. */
export async function prepare({ folder, hostwright }: Machine): Promise<(line: string) => string> {
  const inFolder = (line: string): string =>
    line.replaceAll(
      /(?<=\s)(?:account\.(?:yaml|plan)|zone\.txt|id(?:_publish)?(?:\.pub)?|laptop\.key|report\.json)(?!\S)/g,
      (name) => join(folder, name),
    )
  const { stdout } = await hostwright('export')
  writeFileSync(join(folder, 'account.yaml'), stdout)
  writeFileSync(join(folder, 'id'), 'The private key of the pair.\n')
  writeFileSync(join(folder, 'id.pub'), 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIExample me@example.com\n')
  await hostwright(inFolder('plan account.yaml --out account.plan'))
  await hostwright(inFolder('zone export example.com zone.txt'))
  await hostwright(inFolder('verify --report report.json'))
  return inFolder
}
