import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import stringWidth from 'string-width'
import { expect, test } from 'vitest'
import { createMachine, type Machine } from '../../testing/test-machine.ts'

const server = 'hw123456.example.jp'
const key = `v=DKIM1; k=rsa; p=${'MIGfMA0GCSqGSIb3'.repeat(24)}`.slice(0, 400)

/** Writes a file that prunes the records of a domain and has these. */
function writeZone({ folder }: Machine, records: readonly object[]): string {
  const file = join(folder, 'zone.json')
  const dns = { prune: true, records }
  const account = { version: 1, hosting: { [server]: { domains: { 'example.com': { dns } } } } }
  writeFileSync(file, JSON.stringify(account))
  return file
}

/** Returns the lines of a screen as they were written, without colours and movements of the cursor. */
function toLines(screen: string): string[] {
  // eslint-disable-next-line no-control-regex -- the expression finds colours and movements of the cursor
  const text = screen.replaceAll(/\u001B\[\d*[A-Km]/g, '')
  // The user's Enter ends the line of the question.
  return text.replace('[y/N] ', '[y/N]\n').split('\n')
}

function toWidest(screen: string, file: string): number {
  const lines = toLines(screen).filter((line) => !line.includes(file))
  return Math.max(...lines.map((line) => stringWidth(line)))
}

test('a DKIM record of 400 characters is added, rejected and deleted on screens of 80 columns', async () => {
  const machine = await createMachine({ limits: false })
  const kept = { host: '@', type: 'A', content: '203.0.113.10' }
  const file = writeZone(machine, [kept, { host: 's1._domainkey', type: 'TXT', content: key }])
  const options = { terminal: 80, stdin: 'y' }
  const allowed = await machine.hostwright(`apply ${file} --allow delete --allow many~**`, options)
  expect(allowed.exitCode, allowed.stderr).toBe(0)
  expect(toLines(allowed.stderr).at(-2)).toMatch(
    /^\d+ changes made: \d+ added(, \d changed)?, \d+ deleted\.$/,
  )
  writeZone(machine, [kept])
  const rejected = await machine.hostwright(`apply ${file}`, options)
  expect(rejected.exitCode).toBe(1)
  const flags = [...rejected.stderr.matchAll(/--allow '(.*)'/g)].map(([, allowance]) => `'${allowance}'`)
  const deleted = await machine.hostwright(`apply ${file} --allow ${flags.at(-1)}`, options)
  expect(deleted.exitCode, deleted.stderr).toBe(0)
  for (const { stderr } of [allowed, rejected, deleted])
    expect(toWidest(stderr, file)).toBeLessThanOrEqual(80)
  const data = await machine.hostwright(`plan ${writeZone(machine, [])} --json`)
  expect(data.stdout).not.toContain('..')
  expect((await machine.hostwright(`dns list ${server}`)).stdout).not.toContain('s1._domainkey')
})

test('many changes leave a line each, and the end counts them', async () => {
  const machine = await createMachine({ limits: false })
  const records = Array.from({ length: 60 }, (_, index) => {
    return { host: `host-${index}._domainkey`, type: 'TXT', content: key }
  })
  const account = { version: 1, hosting: { [server]: { domains: { 'example.com': { dns: { records } } } } } }
  const file = join(machine.folder, 'zone.json')
  writeFileSync(file, JSON.stringify(account))
  const { stderr, exitCode } = await machine.hostwright(`apply ${file} --yes`, { terminal: 80 })
  expect(exitCode).toBe(0)
  const lines = toLines(stderr)
  expect(lines.at(-2)).toBe('60 changes made: 60 added.')
  expect(lines.filter((line) => line.startsWith('done '))).toHaveLength(60)
  expect(toWidest(stderr, file)).toBeLessThanOrEqual(80)
})

test('Ctrl+C says what was made, and that the same plan goes on', async () => {
  const machine = await createMachine({ limits: false })
  const records = Array.from({ length: 20 }, (_, index) => {
    return { host: `host-${index}`, type: 'A', content: '203.0.113.9' }
  })
  const account = { version: 1, hosting: { [server]: { domains: { 'example.com': { dns: { records } } } } } }
  const file = join(machine.folder, 'zone.json')
  const plan = join(machine.folder, 'zone.plan')
  writeFileSync(file, JSON.stringify(account))
  await machine.hostwright(`plan ${file} --out ${plan}`)
  const controller = new AbortController()
  let writes = 0
  const ran = await machine.hostwright(`apply ${plan} --yes`, {
    terminal: 80,
    interrupted: controller.signal,
    async fetch(request) {
      const response = await machine.sandbox.fetch(request)
      if (request.method !== 'GET' && (writes += 1) === 8) controller.abort(new Error('interrupted'))
      return response
    },
  })
  expect(ran.exitCode).toBe(130)
  expect(ran.stderr).toMatch(
    /\n\d changes made: \d added\.\nApply the same plan again: changes that were made are/,
  )
  const again = await machine.hostwright(`apply ${plan} --yes`)
  expect(again.exitCode, again.stderr).toBe(0)
})
