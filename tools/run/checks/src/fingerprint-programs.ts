import { createHash } from 'node:crypto'
import { realpathSync, statSync } from 'node:fs'
import { type RequirementName, whyWithout } from '@hostwright/machine/why-without'
import { requirements } from '@hostwright/machine/requirements'
import { findProgram } from '@hostwright/machine/find-program'

/**
 * Installs those of the programs that the machine lacks and can install. Returns a text that differs between machines
 * with other programs: once Redis is there, or Chromium is another version, kept results of tests do not count.
 */
export function fingerprintPrograms(
  names: readonly RequirementName[],
  describe: (name: RequirementName) => string = describeProgram,
): string {
  const programs = names.toSorted().map((name) => [name, describe(name)])
  const machine = [process.platform, process.arch]
  return createHash('sha256')
    .update(JSON.stringify([machine, programs]))
    .digest('hex')
}

/** Returns the place, size and time of a program: reading its version would start each, and some take a second. */
function describeProgram(name: RequirementName): string {
  const why = whyWithout(name)
  const path = findProgram(requirements[name].programs)
  if (why !== undefined || path === undefined) return 'missing'
  const { size, mtimeMs } = statSync(realpathSync(path))
  return `${path} ${size} ${mtimeMs}`
}
