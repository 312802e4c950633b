import { hash } from '../../encoding/hash.ts'
import { toDateTime } from '../../time/japan-time.ts'

/** A made-up request to a web site. */
export interface Visit {
  /** Time of the request, in milliseconds since the epoch. */
  readonly at: number
  readonly address: string
  readonly path: string
  readonly status: 200 | 404
  readonly bytes: number
}

const hourMs = 3_600_000
const hoursKept = 24
const paths = ['/', '/about/', '/style.css', '/wp-login.php', '/missing.html'] as const

/**
 * Returns one made-up request for each full hour of the last day, but none from before the site was added. Later calls
 * return the same request for the same hour.
 */
export function listVisits(name: string, addedAt: number, now: number): Visit[] {
  const first = Math.max(Math.ceil(addedAt / hourMs), Math.floor(now / hourMs) - hoursKept + 1)
  const count = Math.max(0, Math.floor(now / hourMs) - first + 1)
  return Array.from({ length: count }, (_, index) => toVisit(name, first + index))
}

function toVisit(name: string, hour: number): Visit {
  const [first = 0, second = 0, third = 0, fourth = 0] = hash(`visit ${name} ${hour}`)
  const path = paths[first % paths.length]!
  return {
    at: hour * hourMs,
    address: `192.0.2.${(second % 254) + 1}`,
    path,
    status: path === '/missing.html' ? 404 : 200,
    bytes: 500 + third * 256 + fourth,
  }
}

/** Formats a request as a line of the access log, in the combined format. */
export function toAccessLine({ at, address, path, status, bytes }: Visit): string {
  const { day, month, year, time } = toParts(at)
  return `${address} - - [${day}/${month}/${year}:${time} +0900] "GET ${path} HTTP/1.1" ${status} ${bytes} "-" "Example/1.0"`
}

/** Formats a request as a line of the error log. */
export function toErrorLine({ at, address, path }: Visit, root: string): string {
  const { weekday, day, month, year, time } = toParts(at)
  return `[${weekday} ${month} ${day} ${time} ${year}] [core:info] [client ${address}] File does not exist: ${root}${path}`
}

interface TimeParts {
  readonly weekday: string
  readonly day: string
  readonly month: string
  readonly year: string
  readonly time: string
}

function toParts(at: number): TimeParts {
  // The parts of the time are cut out of a text of fixed form, such as `Thu, 01 Oct 2026 12:00:00 GMT`. It shows the
  // time in Japan, although it ends with `GMT`.
  const text = new Date(`${toDateTime(at)}Z`).toUTCString()
  return {
    weekday: text.slice(0, 3),
    day: text.slice(5, 7),
    month: text.slice(8, 11),
    year: text.slice(12, 16),
    time: text.slice(17, 25),
  }
}
