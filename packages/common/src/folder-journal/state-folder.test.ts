import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { homeFolder } from './home-folder.ts'
import { journalFolder, stateFolder } from './state-folder.ts'

const home = resolve('home', 'user')
const place = { env: {}, home, platform: 'linux' }

test.each([
  ['linux', {}, join(home, '.local', 'state', 'hostwright')],
  ['linux', { XDG_STATE_HOME: 'state' }, join('state', 'hostwright')],
  ['darwin', {}, join(home, 'Library', 'Application Support', 'hostwright')],
  ['win32', { LOCALAPPDATA: 'local' }, join('local', 'hostwright')],
  ['win32', {}, join(home, 'AppData', 'Local', 'hostwright')],
  ['win32', { HOSTWRIGHT_CONFIG_DIR: 'own' }, 'own'],
])('on %s with %o the state is in %s', (platform, env, folder) => {
  expect(stateFolder({ env, home, platform })).toBe(folder)
})

test.each(['linux', 'darwin', 'win32'])(
  'on %s without a home folder, nothing is kept in the working directory: an error says what to set',
  (platform) => {
    const nowhere = { home: '', platform }
    expect(() => stateFolder({ ...nowhere, env: {} })).toThrow(
      'HOME is not set: set it, or HOSTWRIGHT_CONFIG_DIR',
    )
    expect(stateFolder({ ...nowhere, env: { HOSTWRIGHT_CONFIG_DIR: resolve('own') } })).toBe(resolve('own'))
  },
)

test('each host has its own journal, whatever its path, unless HOSTWRIGHT_JOURNAL is set', () => {
  const folder = journalFolder(place, 'https://api.example.com/v2')
  expect(folder).toBe(join(stateFolder(place), 'orders', 'api.example.com'))
  expect(journalFolder(place, 'https://api.example.com')).toBe(folder)
  expect(journalFolder(place, 'http://127.0.0.1:4010')).toBe(
    join(stateFolder(place), 'orders', '127.0.0.1_4010'),
  )
  const env = { HOSTWRIGHT_JOURNAL: resolve('kept') }
  expect(journalFolder({ ...place, env }, 'https://api.example.com')).toBe(resolve('kept'))
})

test.each(['orders', './orders', '~/orders', '"/orders"'])(
  'HOSTWRIGHT_JOURNAL is %s, another folder in each working directory: an error, and no second journal',
  (folder) => {
    const env = { HOSTWRIGHT_JOURNAL: folder }
    expect(() => journalFolder({ ...place, env }, 'https://api.example.com')).toThrow('give its whole path')
    expect(() => journalFolder(place, 'https://api.example.com', folder)).toThrow(
      /^journal is .*give its whole path/,
    )
  },
)

test.each([
  ['HOSTWRIGHT_CONFIG_DIR', '~/hostwright'],
  ['XDG_STATE_HOME', '"/var/lib"'],
])('%s is %s, so the journal would be another one in each working directory: an error', (name, folder) => {
  const env = { [name]: folder }
  const problem = new RegExp(`^${name} is ${folder}.*: give its whole path$`)
  expect(() => journalFolder({ ...place, env }, 'https://api.example.com')).toThrow(problem)
})

test('a text that is not an address has no journal', () => {
  expect(() => journalFolder(place, 'shop')).toThrow('baseUrl is not an address: give it in full')
})

test('a user without an entry in /etc/passwd and without HOME has no home folder, which is no error', () => {
  const fail = (): never => {
    throw new Error('uv_os_homedir returned ENOENT (no such file or directory)')
  }
  expect(homeFolder(fail)).toBe('')
  expect(homeFolder(() => home)).toBe(home)
  expect(() => journalFolder({ ...place, home: '' }, 'https://api.example.com')).toThrow(
    'HOME is not set, and the order journal is kept below it: set HOSTWRIGHT_JOURNAL',
  )
})
