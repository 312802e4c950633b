import { expect, test } from 'vitest'
import { type RequirementName, requirements } from './requirements.ts'
import { locate, type Machine, mustRunAll, whyWithout } from './why-without.ts'

/** Creates a machine that can or cannot install packages, and lists those that were installed. */
function createMachine(installs: boolean): Machine & { readonly installed: (readonly string[])[] } {
  const installed: (readonly string[])[] = []
  return {
    installed,
    has: ({ debian }) => installed.includes(debian),
    find: ([program]) => (installed.length > 0 ? `/usr/bin/${program}` : undefined),
    canInstall: () => installs,
    install: (packages) => void installed.push(packages),
  }
}

test('as root on Debian, missing packages are installed once', () => {
  const machine = createMachine(true)
  expect(whyWithout('PHP', machine)).toBeUndefined()
  expect(whyWithout('PHP', machine)).toBeUndefined()
  expect(machine.installed).toEqual([['php-cli']])
})

test('a program that is located is installed first, and its path is the one that it has then', () => {
  const machine = createMachine(true)
  expect(locate('redis-server', machine)).toBe('/usr/bin/redis-server')
  expect(machine.installed).toEqual([['redis-server']])
  expect(() => locate('redis-server', createMachine(false))).toThrow('redis-server is not on this machine')
})

test('elsewhere the reason says how to install it on each system', () => {
  expect(whyWithout('redis-server', createMachine(false)))
    .toBe(`redis-server is not on this machine. To install it:
  Debian:  sudo apt-get install redis-server
  macOS:   brew install redis
  Windows: scoop install redis`)
})

test('a requirement that is still missing after the installation counts as missing', () => {
  const machine = { ...createMachine(true), has: () => false }
  expect(whyWithout('Go', machine)).toMatch(/^Go is not on this machine/)
})

test('a package of Debian that does not suffice is not offered again', () => {
  const machine = { ...createMachine(true), has: () => false }
  expect(whyWithout('Go 1.23 or later', machine)).toBe(
    'Go 1.23 or later is not on this machine: "go env -changed" fails with what this Debian has in golang-go.',
  )
})

test.each(Object.keys(requirements) as RequirementName[])('%s can be installed on every system', (name) => {
  expect(whyWithout(name, createMachine(false))).toMatch(
    /Debian: {2}sudo apt-get install \S.*\n.*macOS: {3}brew install \S.*\n.*Windows: (?:scoop|winget) install \S/,
  )
})

test('nothing is skipped if CI is set, whatever its value', () => {
  expect([undefined, '', 'true', '1', 'false'].map((CI) => mustRunAll({ CI }))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})
