import { checkContents } from '../desired/check-contents.ts'
import { checkForm } from '../desired/check-form.ts'
import type { FileProblem } from '../desired/desired-error.ts'
import { listAddresses } from '../desired/list-addresses.ts'
import type { Desired } from '../generated/desired.ts'
import { toCronAddress } from '../kinds/cron.ts'
import { toPattern } from '../names/matches.ts'
import type { Entry } from '../resource/resource.ts'

/**
 * Removes settings and resources that a file must not contain, such as a DMARC policy that the description does not
 * know: the account has them, and a request with them would be rejected. The file gets an `ignore` for each, so that it
 * stays on the account.
 */
export function withoutOddParts(desired: Desired): Desired {
  const known = withoutProblems(desired, checkForm(desired))
  return withoutProblems(known, checkContents(known))
}

function withoutProblems(desired: Desired, problems: readonly FileProblem[]): Desired {
  if (problems.length === 0) return desired
  const entries = [...listAddresses(desired), ...listJobs(desired)]
  const odd = problems.flatMap(({ path }) => {
    const around = entries.filter(({ path: own }) => own.every((step, index) => step === String(path[index])))
    const [entry] = around.toSorted((one, other) => other.path.length - one.path.length)
    // The path of a server has two parts: the whole server is never left out.
    return entry === undefined || entry.path.length <= 2 ? [] : [entry]
  })
  const paths = new Set(odd.map(({ path }) => JSON.stringify(path)))
  const ignore = new Set([...(desired.ignore ?? []), ...odd.map(({ address }) => toPattern(address))])
  return { ...(without(desired, paths, []) as Desired), ignore: [...ignore] }
}

/** Lists the cron jobs of a file, which have no name. */
function listJobs({ hosting = {} }: Desired): Entry[] {
  return Object.entries(hosting).flatMap(([server, { cron = [] }]) =>
    cron.map((job, index) => ({
      address: toCronAddress({ address: `hosting/${server}` }, job),
      path: ['hosting', server, 'cron', String(index)],
    })),
  )
}

/** Returns a copy of a value without the parts at the given paths. */
function without(value: unknown, paths: ReadonlySet<string>, path: readonly string[]): unknown {
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(value).flatMap(([name, part]) => {
    const at = [...path, name]
    return paths.has(JSON.stringify(at)) ? [] : [[name, without(part, paths, at)] as const]
  })
  return Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept)
}
