/** Schedule of a cron job: the five fields of a crontab. */
export interface Schedule {
  /** Minute, 0 to 59. */
  readonly minute: string
  /** Hour, 0 to 23. */
  readonly hour: string
  /** Day of the month, 1 to 31. */
  readonly day: string
  /** Month, 1 to 12. */
  readonly month: string
  /** Day of the week, 0 to 7; 0 and 7 are Sunday. */
  readonly weekday: string
}

/** A problem of one property. */
export interface PropertyProblem {
  /** The name of the property. */
  readonly name: string
  /** The problem and what to give instead; it continues a sentence that begins with the property. */
  readonly problem: string
}

/** Lists the properties of a schedule that no crontab has: numbers outside of their bounds, ranges that end before they begin. */
export function checkSchedule(schedule: Schedule): PropertyProblem[] {
  return Object.entries(bounds).flatMap(([name, [least, most]]) => {
    const text = schedule[name as keyof Schedule]
    if (text.split(',').every((part) => isPart(part, least, most))) return []
    const form = `give *, a number from ${least} to ${most}, a range, a step such as */5, or several with commas`
    return [{ name, problem: `is ${JSON.stringify(text)}: ${form}` }]
  })
}

const bounds: Readonly<Record<keyof Schedule, readonly [least: number, most: number]>> = {
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  weekday: [0, 7],
}

/** Whether a text is `*`, `5` or `1-5`, optionally followed by a step such as `/10`. */
function isPart(text: string, least: number, most: number): boolean {
  const found = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(text)
  if (found === null) return false
  const [, first = least, last = most, step = 1] = found
  return isWithin(first, least, most) && isWithin(last, Number(first), most) && Number(step) > 0
}

function isWithin(number: string | number, least: number, most: number): boolean {
  return Number(number) >= least && Number(number) <= most
}
