import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openAccount } from './open-account.ts'

const run = promisify(execFile)
const root = fileURLToPath(new URL('../../../../', import.meta.url))
const tools = fileURLToPath(new URL('../../node_modules/.bin', import.meta.url))

let folder = ''
let files: Readonly<Record<string, string>> = {}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostwright-installed-'))
  // The command with all packages that it depends on.
  await run('pnpm', ['--filter', '@hostwright/cli...', 'pack', '--pack-destination', folder], { cwd: root })
  files = Object.fromEntries(
    (await readdir(folder)).map((file) => [
      file.replace(/^hostwright-(\w+)-.*$/, '@hostwright/$1'),
      `file:${join(folder, file)}`,
    ]),
  )
}, 240_000)

afterAll(() => rm(folder, { recursive: true, force: true }))

test.each([
  ['npm', ['install', '--no-audit', '--no-fund', '--prefer-offline']],
  ['pnpm', ['install', '--prefer-offline']],
  ['bun', ['install']],
])(
  'installed from its tarball by %s into an empty folder, it runs',
  async (manager, args) => {
    const cwd = join(folder, manager)
    await mkdir(cwd)
    // The tarballs depend on each other, and no registry has these versions yet.
    const manifest = { private: true, dependencies: files, overrides: files }
    await writeFile(join(cwd, 'package.json'), JSON.stringify(manifest))
    await writeFile(join(cwd, 'pnpm-workspace.yaml'), JSON.stringify({ overrides: files }))
    await run(manager, args, { cwd, env: { ...process.env, PATH: `${tools}:${process.env['PATH']}` } })
    const { env } = await openAccount()
    const options = { cwd, env: { ...process.env, ...env } }
    const { stdout } = await run(
      join(cwd, 'node_modules/.bin/hostwright'),
      ['vps', 'list', '--json'],
      options,
    )
    expect(JSON.parse(stdout)).toMatchObject([{ name: 'web-01' }])
    if (manager !== 'npm') return
    const byNpx = await run('npx', ['--no-install', 'hostwright', 'vps', 'list', '--json'], options)
    expect(JSON.parse(byNpx.stdout)).toMatchObject([{ name: 'web-01' }])
  },
  240_000,
)
