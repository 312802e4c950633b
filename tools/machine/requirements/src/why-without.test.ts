import { expect, test } from 'vitest'
import { type RequirementName, requirements } from './requirements.ts'
import { type Machine, mustRunAll, whyWithout } from './why-without.ts'

/** A machine on which packages can be installed, or not, and what was installed on it. */
function createMachine(installs: boolean): Machine & { readonly installed: (readonly string[])[] } {
  const installed: (readonly string[])[] = []
  return {
    installed,
    has: ({ debian }) => installed.includes(debian),
    canInstall: () => installs,
    install: (packages) => void installed.push(packages),
  }
}

test('as root on Debian, what is missing is installed, once', () => {
  const machine = createMachine(true)
  expect(whyWithout('PHP', machine)).toBeUndefined()
  expect(whyWithout('PHP', machine)).toBeUndefined()
  expect(machine.installed).toEqual([['php-cli']])
})

test('elsewhere the reason says how to install it on each system', () => {
  expect(whyWithout('redis-server', createMachine(false)))
    .toBe(`redis-server is not on this machine. To install it:
  Debian:  sudo apt-get install redis-server
  macOS:   brew install redis
  Windows: scoop install redis`)
})

test('an installation that brings nothing is no requirement met', () => {
  const machine = { ...createMachine(true), has: () => false }
  expect(whyWithout('Go', machine)).toMatch(/^Go is not on this machine/)
})

test.each(Object.keys(requirements) as RequirementName[])('%s can be installed on every system', (name) => {
  expect(whyWithout(name, createMachine(false))).toMatch(
    /Debian: {2}sudo apt-get install \S.*\n.*macOS: {3}brew install \S.*\n.*Windows: (?:scoop|winget) install \S/,
  )
})

test('nothing is skipped where CI is set, to whatever value', () => {
  expect([undefined, '', 'true', '1', 'false'].map((CI) => mustRunAll({ CI }))).toEqual([
    false,
    false,
    true,
    true,
    true,
  ])
})
