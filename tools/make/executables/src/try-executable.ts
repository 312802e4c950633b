import { execFile } from 'node:child_process'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Account on which the file is tried. */
export interface Account {
  readonly baseUrl: string
  readonly apiKey: string
}

interface Ended {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

const orderLine =
  'order vps --plan standard-2gb --period 1 --image debian-13 --name single-1 --max-price 30000 --password-env ROOT_PASSWORD --agree-to-terms --yes --no-wait --json'

/**
 * Runs a single file as on a machine without Node: with an empty PATH, in a folder whose files could mislead the
 * runtime. Reads, and orders with a journal. Returns a summary; throws if something does not work.
 */
export async function tryExecutable(
  file: string,
  { baseUrl, apiKey }: Account,
  folder: string,
): Promise<{ readonly version: string; readonly seen: string }> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, '.env'), 'HOSTWRIGHT_API_KEY=that-of-somebody-else\n')
  await writeFile(join(folder, 'bunfig.toml'), 'preload = ["./preload.js"]\n')
  await writeFile(join(folder, 'preload.js'), 'process.exit(99)\n')
  const config = join(folder, 'config')
  const account = { HOSTWRIGHT_BASE_URL: baseUrl, HOSTWRIGHT_API_KEY: apiKey }
  const use = (line: string, env: Readonly<Record<string, string>> = account): Promise<Ended> =>
    start(file, line, folder, { HOSTWRIGHT_CONFIG_DIR: config, ROOT_PASSWORD: 'Correct-Horse-7', ...env })

  const version = expectEnd(await use('--version'), 0).stdout.trim()
  expectText(expectEnd(await use('vps list'), 0).stdout, 'web-01')
  expectText(
    expectEnd(await use('vps list', { HOSTWRIGHT_BASE_URL: baseUrl }), 2).stderr,
    'HOSTWRIGHT_API_KEY is not',
  )
  const { stdout } = expectEnd(await use(orderLine), 0)
  const { idempotency_key: key } = JSON.parse(stdout) as { readonly idempotency_key: string }
  expectText(expectEnd(await use(orderLine), 0).stdout, '"state":"existing"')
  expectText(expectEnd(await use(`orders reconcile ${key} --json`), 0).stdout, '"outcome":"executed"')
  const files = await readdir(config, { recursive: true })
  if (!files.some((name) => name.endsWith('.json'))) throw new Error('It has kept no journal.')
  return { version, seen: `version ${version}, a list, an order that is placed once and reconciled` }
}

function start(
  file: string,
  line: string,
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<Ended> {
  return new Promise((resolve) => {
    // The environment is empty: no Node and no shell is on the PATH.
    execFile(file, line.split(' '), { cwd, env: { PATH: '', ...env } }, (error, stdout, stderr) => {
      const code = error === null ? 0 : error.code
      resolve({
        exitCode: typeof code === 'number' ? code : -1,
        stdout,
        stderr: stderr || (error?.message ?? ''),
      })
    })
  })
}

function expectEnd(ended: Ended, exitCode: number): Ended {
  if (ended.exitCode === exitCode) return ended
  throw new Error(`It ended with ${ended.exitCode} instead of ${exitCode}: ${ended.stdout}${ended.stderr}`)
}

function expectText(text: string, part: string): void {
  if (!text.includes(part)) throw new Error(`It has not said ${part}: ${text}`)
}
