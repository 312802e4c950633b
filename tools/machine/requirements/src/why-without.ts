import { spawnSync } from 'node:child_process'
import { findProgram, toSearchPath } from './find-program.ts'
import { canInstall, installPackages } from './install-packages.ts'
import { type Requirement, type RequirementName, requirements } from './requirements.ts'

export type { RequirementName } from './requirements.ts'

/** Queries and installations on the machine; the tests replace them. */
export interface Machine {
  readonly has: (requirement: Requirement) => boolean
  readonly find: (programs: readonly string[]) => string | undefined
  readonly canInstall: () => boolean
  readonly install: (packages: readonly string[]) => void
}

const thisMachine: Machine = { has: isThere, find: findProgram, canInstall, install: installPackages }

/**
 * Returns why a requirement is missing and how to install it. Installs it if that is possible; returns `undefined` if
 * the requirement is then, or was already, on the machine.
 */
export function whyWithout(name: RequirementName, machine: Machine = thisMachine): string | undefined {
  const requirement = requirements[name]
  if (machine.has(requirement)) return undefined
  const { programs, check, debian, macos, windows } = requirement
  if (machine.canInstall()) {
    machine.install(debian)
    if (machine.has(requirement)) return undefined
    if (check !== undefined && machine.find(programs) !== undefined) {
      return `${name} is not on this machine: "${[programs[0], ...check].join(' ')}" fails with what this Debian has in ${debian.join(', ')}.`
    }
  }
  return [
    `${name} is not on this machine. To install it:`,
    `Debian:  sudo apt-get install ${debian.join(' ')}`,
    `macOS:   ${macos}`,
    `Windows: ${windows}`,
  ].join('\n  ')
}

/** Reports whether every test has to run: with `CI` set, a missing requirement is a failure. */
export function mustRunAll(env: Readonly<Record<string, string | undefined>> = process.env): boolean {
  return (env['CI'] ?? '') !== ''
}

/** Returns the path of a requirement's program, and installs it first if that is possible. Throws if the machine lacks it. */
export function locate(name: RequirementName, machine: Machine = thisMachine): string {
  const { programs } = requirements[name]
  const path = machine.find(programs)
  if (path !== undefined) return path
  const why = whyWithout(name, machine)
  if (why !== undefined) throw new Error(why)
  return machine.find(programs)!
}

function isThere({ programs, check }: Requirement): boolean {
  const path = findProgram(programs)
  if (path === undefined || check === undefined) return path !== undefined
  return spawnSync(path, check, { env: { ...process.env, PATH: toSearchPath() } }).status === 0
}
