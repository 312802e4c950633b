import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Lints a description with one rule and returns the messages; `files` maps a path to its content. */
export type Lint = (files: Record<string, object>, options?: object) => Promise<string[]>

interface Fixture {
  readonly files: Record<string, object>
  readonly rules: object
  readonly resolve: (messages: string[]) => void
  readonly reject: (error: unknown) => void
}

const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
const plugin = fileURLToPath(new URL('../plugin.ts', import.meta.url))

/**
 * Creates a linter for one rule. Calls at the same time share a run, because starting Redocly takes most of the time: so
 * tests run concurrently, and a test with several calls makes them together.
 */
export function createLinter(rule: string): Lint {
  let waiting: Fixture[] = []
  return (files, options = {}) =>
    new Promise((resolve, reject) => {
      const rules = { [`hostwright/${rule}`]: { severity: 'error', ...options } }
      if (waiting.push({ files, rules, resolve, reject }) > 1) return
      setImmediate(() => {
        const fixtures = waiting
        waiting = []
        void lintAll(fixtures)
      })
    })
}

async function lintAll(fixtures: readonly Fixture[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-fixtures-'))
  try {
    const apis = fixtures.map(({ rules }, index) => [`f${index}`, { root: `f${index}/openapi.yaml`, rules }])
    const config = { plugins: [plugin], telemetry: 'off', apis: Object.fromEntries(apis) }
    await write(folder, { 'redocly.yaml': config })
    for (const [index, { files }] of fixtures.entries()) await write(join(folder, `f${index}`), files)
    const names = fixtures.map((_, index) => `f${index}`)
    const messages = await run(folder, names)
    for (const [index, { resolve }] of fixtures.entries()) resolve(messages[index]!)
  } catch (error) {
    for (const { reject } of fixtures) reject(error)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function write(folder: string, files: Record<string, object>): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, JSON.stringify(content))
  }
}

/** Returns the messages about each description. Redocly prints one report after another. */
function run(cwd: string, names: readonly string[]): Promise<string[][]> {
  const args = [redocly, 'lint', ...names, '--format=json', '--max-problems=500']
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd, env }, (_error, stdout, stderr) => {
      const reports = stdout.split(/(?<=^\})/m).filter((text) => text.trim() !== '')
      try {
        if (reports.length !== names.length) throw new Error(`${reports.length} reports`)
        resolve(reports.map(toMessages))
      } catch {
        reject(new Error(`redocly printed no report of each: ${stdout}${stderr}`))
      }
    })
  })
}

function toMessages(report: string): string[] {
  const { problems } = JSON.parse(report) as { problems: { message: string }[] }
  return problems.map(({ message }) => message)
}
