import type { World } from './world.ts'

/**
 * Checks that one order is one POST: the API got each order that a process has sent at most once, and the journal has
 * an attempt for each.
 */
export async function checkPosts({ way, journal, checks }: World): Promise<void> {
  const all = way.departures.all()
  for (const { key, posts } of all) {
    if (posts > 1)
      checks.violate('sent more than once', `${key} was sent once, and the API got it ${posts} times`)
  }
  // A journal that has lost a record has lost its attempts.
  if (journal === undefined || journal.hasLost(-Infinity, Infinity)) return
  const records = await journal.journal.list()
  for (const key of new Set(all.map((departure) => departure.key))) {
    const sum = all.reduce((posts, one) => posts + (one.key === key ? one.posts : 0), 0)
    const attempts = records
      .filter(({ idempotencyKey }) => idempotencyKey === key)
      .flatMap(({ requests }) => requests.filter(({ kind }) => kind === 'order')).length
    if (sum > attempts)
      checks.violate(
        'the journal is wrong',
        `the API got ${key} ${sum} times, and the journal has ${attempts}`,
      )
  }
}

/**
 * Checks that the error of a call says why a gateway has rejected its last order: a stream has no `Content-Length`, and
 * other runtimes send one.
 */
export function checkLength({ way, checks }: World, call: string, error: unknown): void {
  const last = way.departures.all().findLast((departure) => departure.call === call)
  if (last?.isLengthRequired && !/no Content-Length: order from Node or Bun/.test(String(error)))
    checks.violate('told nothing certain', `a gateway wants a length, and the error is ${String(error)}`)
}
