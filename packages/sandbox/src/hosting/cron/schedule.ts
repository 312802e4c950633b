/** Schedule of a cron job: the five fields of a crontab. */
export interface Schedule {
  readonly minute: string
  readonly hour: string
  readonly day: string
  readonly month: string
  readonly weekday: string
}

type Bounds = readonly [lowest: number, highest: number]

const bounds = {
  minute: [0, 59],
  hour: [0, 23],
  day: [1, 31],
  month: [1, 12],
  weekday: [0, 7],
} as const satisfies Record<keyof Schedule, Bounds>

const fieldNames = Object.keys(bounds) as (keyof Schedule)[]

/** Returns a problem for each invalid field of a crontab; empty if all five are valid. */
export function listScheduleProblems(schedule: Schedule): string[] {
  return fieldNames
    .filter((name) => !isField(schedule[name], bounds[name]))
    .map((name) => `${name}: must be *, a number, a range, a step or a list of these, within its bounds.`)
}

/** Whether a text is a list whose items are `*`, `5` or `1-5`, each optionally followed by a step such as `/10`. */
function isField(text: string, [min, max]: Bounds): boolean {
  return text.split(',').every((member) => {
    const found = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(member)
    if (found === null) return false
    const [, first = min, last = max, step = 1] = found
    return isWithin(first, min, max) && isWithin(last, Number(first), max) && Number(step) > 0
  })
}

function isWithin(number: string | number, min: number, max: number): boolean {
  return Number(number) >= min && Number(number) <= max
}
