import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { ClockSteps } from '../account/clock-steps.tsx'
import { toJapanTime } from '../view/format.ts'
import { dashboardWords as words } from '../words/dashboard-words.ts'
import type { RunningSandbox } from './use-sandbox.ts'
import { useTick } from './use-tick.ts'

const speeds = [1, 10, 60, 600, 3_600]

/** The sandbox's clock, and what moves it. */
export function ClockBar({ control, time }: Pick<RunningSandbox, 'control' | 'time'>): JSX.Element {
  useTick()
  const [chosen, choose] = useState(1)
  const speed = time.speed()
  const resume = (next: number): unknown => control.send('POST', '/clock/resume', { speed: next })
  // Another speed than those of the list may have been set elsewhere.
  const shown = speed === 0 ? chosen : speed
  return (
    <section class="clock" aria-label={words.clock}>
      <h2>{words.clock}</h2>
      <p>
        <time id="now">{time.isKnown() ? toJapanTime(time.now()) : ''}</time>{' '}
        <span class="muted">
          {words.timeZone}
          <span id="pace">{words.pace(speed)}</span>
        </span>
      </p>
      <div class="buttons">
        <ClockSteps advance={(ms) => control.send('POST', '/clock/advance', { seconds: ms / 1_000 })} />
        <button
          type="button"
          disabled={!time.isKnown()}
          onClick={() => void (speed === 0 ? resume(shown) : control.send('POST', '/clock/freeze'))}
        >
          {speed === 0 ? words.resume : words.pause}
        </button>
        <label class="inline">
          {words.speed}
          <select
            value={String(shown)}
            onChange={({ currentTarget }) => {
              choose(Number(currentTarget.value))
              void resume(Number(currentTarget.value))
            }}
          >
            {[...new Set([...speeds, shown])].map((value) => (
              <option key={value} value={String(value)}>{`${value} ×`}</option>
            ))}
          </select>
        </label>
      </div>
    </section>
  )
}
