import type { DesiredCronJob } from '../generated/desired.ts'

const bounds = {
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  weekday: [0, 7],
} as const

/** A problem of one property of a cron job. */
export interface ScheduleProblem {
  readonly name: string
  readonly message: string
}

/** Finds the properties of a cron job that no crontab has: numbers outside of their bounds, ranges that end before they begin. */
export function checkSchedule(job: DesiredCronJob): ScheduleProblem[] {
  return Object.entries(bounds).flatMap(([name, [least, most]]) => {
    const text = job[name as keyof typeof bounds]
    if (text.split(',').every((part) => isPart(part, least, most))) return []
    const form = `give *, a number from ${least} to ${most}, a range, a step such as */5, or several with commas`
    return [{ name, message: `is ${JSON.stringify(text)}: ${form}` }]
  })
}

function isPart(part: string, least: number, most: number): boolean {
  const found = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part)
  if (found === null) return false
  const [first, last, step] = [found[1] ?? least, found[2] ?? most, found[3] ?? 1].map(Number) as [
    number,
    number,
    number,
  ]
  const isOne = found[1] !== undefined && found[2] === undefined
  return first >= least && first <= most && (isOne || (last >= first && last <= most)) && step > 0
}
