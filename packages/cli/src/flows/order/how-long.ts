/** When an order of unknown outcome can be looked at again, and until when it is decided at the latest. */
interface Look {
  readonly askAgainMs?: number | undefined
  readonly decidedWithinMs?: number | undefined
}

/** Formats a duration, such as `in 1 minute` or `in 5 seconds`. */
export function toDelay(ms: number): string {
  const [count, unit] = ms < 60_000 ? [ms / 1_000, 'second'] : [ms / 60_000, 'minute']
  return `in ${Math.ceil(count)} ${unit}${count > 1 ? 's' : ''}`
}

/**
 * Formats when to look again at an order whose outcome time decides, such as ` in 1 minute. It is usually visible
 * within minutes, at the latest at 14:32`, in the time zone of the machine. Returns an empty text if time decides
 * nothing.
 */
export function toHowLong({ askAgainMs, decidedWithinMs }: Look, now: number): string {
  if (askAgainMs === undefined) return ''
  const delay = ` ${toDelay(askAgainMs)}`
  if (decidedWithinMs === undefined) return delay
  // A minute is added, because the text has no seconds.
  const latest = new Date(now + decidedWithinMs + 60_000).toTimeString().slice(0, 5)
  return `${delay}. It is usually visible within minutes, at the latest at ${latest}`
}
