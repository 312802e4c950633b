import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'
import { readSelection, selectRows } from './select-rows.ts'

const servers = [
  { name: 'web-10', size: 2, status: 'active', memo: null, tags: ['blue'] },
  { name: 'web-2', size: 10, status: 'suspended', memo: 'old', tags: [] },
  { name: 'DB-1', size: 3, status: 'active', memo: 'a.b', tags: ['blue', 'red'] },
]
const select = (filters: string[], sort?: string): string[] =>
  (selectRows(servers, readSelection(filters, sort)) as typeof servers).map(({ name }) => name)

test.each<[string[], string | undefined, string[]]>([
  [['status=active'], undefined, ['web-10', 'DB-1']],
  [['status!=active'], undefined, ['web-2']],
  [['name=web-*', 'status=active'], undefined, ['web-10']],
  [['name=db-1'], undefined, ['DB-1']],
  [['memo='], undefined, ['web-10']],
  [['memo=a?b'], undefined, []],
  [['memo=a.b'], undefined, ['DB-1']],
  [['tags=red'], undefined, ['DB-1']],
  [[], 'name', ['DB-1', 'web-2', 'web-10']],
  [[], 'size', ['web-10', 'DB-1', 'web-2']],
  [[], 'size:desc', ['web-2', 'DB-1', 'web-10']],
  [[], 'memo', ['DB-1', 'web-2', 'web-10']],
  [['name=web-*'], 'size:desc', ['web-2', 'web-10']],
])('--filter %o --sort %s prints %o', (filters, sort, names) => {
  expect(select(filters, sort)).toEqual(names)
})

test.each([
  [['status'], undefined, '--filter is status: give a property and its value'],
  [['nmae=a'], undefined, '--filter: there is no nmae. There are: name, size'],
  [[], 'nmae', '--sort: there is no nmae. There are: name, size'],
  [[], '', '--sort is empty'],
])('--filter %o --sort %s is an error that says what to give', (filters, sort, message) => {
  expect(() => select(filters, sort)).toThrow(message)
})

test('a table without its headings is printed, sorted and filtered, and JSON has the same items', async () => {
  const { hostwright } = await createMachine()
  const flags = '--filter type=A* --sort host:desc'
  const { stdout } = await hostwright(`dns list ${flags} --no-header -o table=host,type`)
  const lines = stdout.trim().split('\n')
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.every((line) => /\tA{1,4}$/.test(line))).toBe(true)
  const items = JSON.parse((await hostwright(`dns list ${flags} --json`)).stdout) as { host: string }[]
  expect(items.map(({ host }) => host)).toEqual(lines.map((line) => line.split('\t')[0]))
})

test('what is no list cannot be sorted', async () => {
  const { hostwright } = await createMachine()
  const ran = await hostwright('key show --sort name')
  expect(ran).toMatchObject({ exitCode: 2, stdout: '' })
  expect(ran.stderr).toContain('--filter and --sort select from a list')
})

test('without headings, the chosen properties of a single item are one row', async () => {
  const { hostwright } = await createMachine()
  const line = 'vps get web-01 -o table=name,status'
  expect((await hostwright(line)).stdout).toBe('name\tweb-01\nstatus\tactive\n')
  expect((await hostwright(`${line} --no-header`)).stdout).toBe('web-01\tactive\n')
})
