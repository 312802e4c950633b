import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { exitCodes, run } from '@hostwright/cli'
import { expect, test } from 'vitest'
import { documents, tryDocument } from './src/testing/documented-lines.ts'
import { openProxy, serveSecurely } from './src/testing/open-proxy.ts'
import { createMachine } from './src/testing/test-machine.ts'

const execute = promisify(execFile)
const { resolve } = createRequire(import.meta.url)
const command = resolve('@hostwright/cli').replace(/index\.js$/, 'command.js')

test('the package name resolves to the build, and its command runs', async () => {
  expect(resolve('@hostwright/cli')).toMatch(/\/dist\/index\.js$/)
  expect(exitCodes.unknown).toBe(3)
  const { stdout } = await execute(process.execPath, [command, '--version'])
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  const help = await execute(process.execPath, [command, '--help'])
  expect(help.stdout).toContain('hostwright COMMAND')
})

test.each(documents)('each command line in %s works with the built command', async (document) => {
  expect(await tryDocument(await createMachine({ limits: false }, run), document)).toEqual([])
})

test('the built command goes through HTTPS_PROXY and trusts NODE_EXTRA_CA_CERTS', async () => {
  const { sandbox, folder } = await createMachine()
  const { baseUrl, certificate } = await serveSecurely(sandbox)
  const proxy = await openProxy()
  const caFile = join(folder, 'ca.pem')
  await writeFile(caFile, certificate)
  const account = { HOSTWRIGHT_BASE_URL: baseUrl, HOSTWRIGHT_API_KEY: sandbox.apiKey }
  const env = { ...process.env, ...account, HOSTWRIGHT_CONFIG_DIR: folder, NODE_EXTRA_CA_CERTS: caFile }
  const vpsList = [command, 'vps', 'list', '-o', 'json=name']
  const through = { ...env, HTTPS_PROXY: proxy.url, NO_PROXY: '' }
  expect((await execute(process.execPath, vpsList, { env: through })).stdout).toBe('[{"name":"web-01"}]\n')
  expect(proxy.hosts).toEqual([new URL(baseUrl).host])
  expect((await execute(process.execPath, vpsList, { env })).stdout).toBe('[{"name":"web-01"}]\n')
  expect(proxy.hosts).toHaveLength(1)
})

test('on an older Node, a message says which version is needed', async () => {
  const older = `data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'20.19.0'}})`
  const ended = execute(process.execPath, ['--import', older, command, 'vps', 'list'])
  await expect(ended).rejects.toMatchObject({
    code: 2,
    stderr: 'hostwright needs Node 22.12 or later: this is Node 20.19.0.\n',
  })
})
