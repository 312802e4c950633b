import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const redocly = createRequire(import.meta.url).resolve('@redocly/cli/bin/cli.js')
const plugin = fileURLToPath(new URL('../plugin.ts', import.meta.url))

/** The messages of one rule about a description, from a real run; `files` maps a path to its content. */
export async function lintFixture(
  rule: string,
  files: Record<string, object>,
  options: object = {},
): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'lint-fixture-'))
  try {
    const config = {
      plugins: [plugin],
      telemetry: 'off',
      rules: { [`hostwright/${rule}`]: { severity: 'error', ...options } },
    }
    for (const [name, content] of Object.entries({ 'redocly.yaml': config, ...files })) {
      const file = join(folder, name)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify(content))
    }
    return await run(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

function run(cwd: string): Promise<string[]> {
  const args = [redocly, 'lint', 'openapi.yaml', '--format=json', '--max-problems=500']
  const env = { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd, env }, (_error, stdout, stderr) => {
      try {
        const { problems } = JSON.parse(stdout) as { problems: { message: string }[] }
        resolve(problems.map(({ message }) => message))
      } catch {
        reject(new Error(`redocly printed no report: ${stdout}${stderr}`))
      }
    })
  })
}
