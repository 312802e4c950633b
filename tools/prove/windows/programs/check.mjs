// Does what a user does on Windows, in processes of Node, in a folder with the installed packages and site.json.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

const { account } = JSON.parse(await readFile('site.json', 'utf8'))
const place = await mkdtemp(join(process.env.USERPROFILE, 'a user '))
const env = {
  ...process.env,
  APPDATA: join(place, 'Roaming'),
  LOCALAPPDATA: join(place, 'Local'),
  HOSTWRIGHT_BASE_URL: account.baseUrl,
  HOSTWRIGHT_API_KEY: account.apiKey,
}

/** Runs a program of this folder, and returns its exit code and what it wrote. */
function run(program, args, stdin = '') {
  const child = spawn(process.execPath, [...process.execArgv, program, ...args], { env })
  let [stdout, stderr] = ['', '']
  child.stdout.on('data', (text) => (stdout += text))
  child.stderr.on('data', (text) => (stderr += text))
  child.stdin.end(stdin)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, stdout, stderr })))
}
const hostwright = (args, stdin) => run('node_modules/@hostwright/cli/dist/command.js', args, stdin)
const write = async (path, text) => {
  await mkdir(dirname(join(place, path)), { recursive: true })
  await writeFile(join(place, path), text)
}
const toWindows = (text) => `\uFEFF${text.replaceAll('\n', '\r\n')}`

async function order(...more) {
  const journal = join(place, 'My Orders', '注文')
  const { stdout } = await run('order.mjs', [account.baseUrl, account.apiKey, journal, ...more])
  return stdout.trim()
}

async function orderOnce() {
  const states = await Promise.all([order('web-09'), order('web-09'), order('web-09')])
  assert.equal(states.filter((state) => state === 'ordered').length, 1, states.join(' '))
  assert.equal(await order('web-10', 'die'), '')
  assert.notEqual(await order('web-10'), 'ordered')
  const names = JSON.parse((await hostwright(['vps', 'list', '--json'])).stdout).map(({ name }) => name)
  assert.equal(names.filter((name) => name === 'web-09').length, 1)
  assert.ok(names.filter((name) => name === 'web-10').length <= 1)
}

async function useCommand() {
  const added = await hostwright(
    ['context', 'add', 'work', '--base-url', account.baseUrl, '--api-key-stdin'],
    `${account.apiKey}\r\n`,
  )
  assert.match(added.stderr, /Roaming\\hostwright\\contexts\.json/)
  const file = (await hostwright(['export'])).stdout
  await write('account.yaml', toWindows(file))
  assert.equal((await hostwright(['plan', join(place, 'account.yaml')])).code, 0)
  await write('utf16.yaml', Buffer.from(`\uFEFF${file}`, 'utf16le'))
  assert.match((await hostwright(['plan', join(place, 'utf16.yaml')])).stderr, /not UTF-8/)
}

async function publish() {
  const folder = join(place, 'dist')
  const go = async (...more) => {
    const { stdout, stderr } = await run('publish.mjs', [folder, ...more])
    return stdout === '' ? stderr : JSON.parse(stdout)
  }
  for (let index = 0; index < 40; index += 1) await write(`dist/css/${index % 4}/main ${index}.css`, 'a{}')
  for (const path of ['index.html', '画像/店.txt', 'drafts/a.html']) await write(`dist/${path}`, 'x')
  await write('dist/.hostwrightignore', Buffer.from('\uFEFFdrafts/\r\n', 'utf16le'))
  for (const most of ['5', '42']) assert.equal(await go(most), '') // killed
  const { added } = await go()
  assert.ok(added.includes('css/3/main 3.css') && added.includes('画像/店.txt'), added.join(' '))
  assert.ok(!added.includes('drafts/a.html'))
  assert.deepEqual(await go(), { added: [], changed: 0, unchanged: 42, uploaded: 0 })
  await write('dist/css/1/main 1.css', 'b{}')
  assert.deepEqual(await go(), { added: [], changed: 1, unchanged: 41, uploaded: 1 })
}

async function serveAgent() {
  const params = {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  }
  const lines = [
    { id: 1, method: 'initialize', params },
    { method: 'notifications/initialized' },
    { id: 2, method: 'tools/list' },
  ].map((message) => `${JSON.stringify({ jsonrpc: '2.0', ...message })}\r\n`)
  const { stdout } = await run('node_modules/@hostwright/mcp/dist/command.js', [], lines.join(''))
  assert.match(stdout, /"name":"quote_order"/)
}

for (const check of [orderOnce, useCommand, publish, serveAgent]) {
  const start = performance.now()
  const fault = await check().then(
    () => undefined,
    (error) => error,
  )
  console.log(
    `${check.name}: ${fault?.message ?? 'ok'} (${Math.round((performance.now() - start) / 1000)} s)`,
  )
  if (fault) process.exitCode = 1
}
