import type { Desired } from '../generated/desired.ts'
import { matches } from '../names/matches.ts'
import type { FileProblem } from './file-problem.ts'
import { listAddresses } from './list-addresses.ts'

/** Names things that the file both describes and ignores: one of the two cannot be meant. */
export function checkIgnored(desired: Desired): FileProblem[] {
  const { ignore = [] } = desired
  if (ignore.length === 0) return []
  return listAddresses(desired).flatMap(({ address, path }) => {
    const pattern = ignore.find((one) => matches(one, address))
    if (pattern === undefined) return []
    return [{ path, message: `is ignored by ${pattern}: leave out the entry or the pattern` }]
  })
}
