import { expect, test } from 'vitest'
import { ensureCommand } from './ensure-command.ts'
import type { Run } from './install-packages.ts'

/** A machine on which `apt-get` installs, or is refused. */
function createMachine(installs: boolean): { run: Run; ran: string[] } {
  const ran: string[] = []
  let isThere = false
  return {
    ran,
    run(command, args) {
      ran.push([command, ...args].join(' '))
      if (command !== 'apt-get') {
        if (!isThere) throw new Error('ENOENT')
      } else if (!installs) throw new Error('EACCES')
      else if (args[0] === 'install') isThere = true
    },
  }
}

test('a missing command is installed, once', () => {
  const { run, ran } = createMachine(true)
  ensureCommand('redis-server', 'redis', run)
  expect(ran).toContain('apt-get install -y -q redis')
  ran.length = 0
  ensureCommand('redis-server', 'redis', run)
  expect(ran).toEqual(['sh -c command -v "$0" redis-server'])
})

test('where it cannot be installed, the error says what to do', () => {
  const { run } = createMachine(false)
  expect(() => ensureCommand('redis-server', 'redis', run)).toThrow(/takes apt-get and root.*on the PATH/)
})
