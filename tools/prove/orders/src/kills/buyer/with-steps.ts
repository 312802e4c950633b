import type { OrderJournal } from '@hostwright/common'
import { interceptJournal } from '../../journal-faults.ts'
import type { Supervisor } from './supervisor.ts'

const inProgress = ': in progress'
const orderSuffix = ' (order)'

/** How the name of the step ends at which the request of an order, not a dry run, has left. */
export const orderLeft: string = `${orderSuffix}${inProgress}`

type Step = Pick<Supervisor, 'step'>

/** A piece of work with a step before it, one while it is in progress, and one after it. */
async function around<T>({ step }: Step, name: string, work: () => Promise<T>): Promise<T> {
  await step(`${name}: before`)
  const working = work()
  working.catch(() => {}) // heard below
  await step(`${name}${inProgress}`)
  try {
    return await working
  } finally {
    await step(`${name}: after`)
  }
}

/** A `fetch` whose every request has its steps. */
export function fetchWithSteps(supervisor: Step): (request: Request) => Promise<Response> {
  return async (request) => {
    const path = new URL(request.url).pathname.split('/').slice(1, 4).join('/')
    const isOrder = request.headers.has('Idempotency-Key')
    const name = `${request.method} ${path.replace(/hw\w+[\w.]+/, '{servername}')}${isOrder ? orderSuffix : ''}`
    return around(supervisor, name, () => fetch(request))
  }
}

/** A journal whose every call has its steps. */
export function journalWithSteps(journal: OrderJournal, supervisor: Step): OrderJournal {
  return interceptJournal(
    () => journal,
    (work, { method, record }) =>
      around(supervisor, `journal: ${record ? `write ${record.state}` : method}`, work),
  )
}
