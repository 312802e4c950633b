import type { Plan } from '@hostwright/plan'
import { type Rates, toGroup } from '../../network/with-rates.ts'

/**
 * Says how long an apply takes at least, because the API takes only so many requests in a minute; `undefined` for less
 * than a minute, and if no response has named a limit.
 */
export function tellHowLong({ changes }: Plan, rates: Rates): string | undefined {
  const requests = changes
    .filter(({ obstacles }) => obstacles.length === 0)
    .flatMap(({ operations }) => operations)
  const groups = Map.groupBy(requests, ({ request, params }) =>
    toGroup(request.replace('{servername}', String(params['servername']))),
  )
  const [longest] = [...groups]
    .flatMap(([group, { length }]) => {
      const rate = rates.get(group)
      return rate === undefined ? [] : [{ length, rate, minutes: Math.floor((length - 1) / rate) }]
    })
    .toSorted((one, other) => other.minutes - one.minutes)
  if (longest === undefined || longest.minutes < 1) return undefined
  const { length, rate, minutes } = longest
  const time = minutes === 1 ? '1 minute' : `${minutes} minutes`
  return `Applying it takes ${time} at least: ${length.toLocaleString('en')} requests, at most ${rate} a minute.`
}
