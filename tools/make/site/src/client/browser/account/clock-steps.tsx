import type { JSX } from 'preact'
import { accountWords as words } from './account-words.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const steps = [
  [words.minute, minuteMs],
  [words.fiveMinutes, 5 * minuteMs],
  [words.hour, hourMs],
  [words.day, 24 * hourMs],
] as const

/** Buttons that move a sandbox's clock. */
export function ClockSteps({ advance }: { readonly advance: (ms: number) => unknown }): JSX.Element {
  return (
    <>
      {steps.map(([label, ms]) => (
        <button type="button" key={label} onClick={() => void advance(ms)}>
          {label}
        </button>
      ))}
    </>
  )
}
