import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { ClockSteps } from '../account/clock-steps.tsx'
import { toJapanTime } from '../view/format.ts'
import type { Control } from './control.ts'
import type { SandboxTime } from './sandbox-time.ts'
import { useTick } from './use-tick.ts'

const speeds = [1, 10, 60, 600, 3_600]

/** The sandbox's clock, and what moves it. */
export function ClockBar({
  control,
  time,
}: {
  readonly control: Control
  readonly time: SandboxTime
}): JSX.Element {
  useTick()
  const [chosen, choose] = useState(1)
  const speed = time.speed()
  const resume = (next: number): unknown => control.send('POST', '/clock/resume', { speed: next })
  // Another speed than those of the list may have been set elsewhere.
  const shown = speed === 0 ? chosen : speed
  return (
    <section class="clock" aria-label="Clock">
      <h2>Clock</h2>
      <p>
        <time id="now">{time.isKnown() ? toJapanTime(time.now()) : ''}</time>{' '}
        <span class="muted">
          JST, <span id="pace">{toPace(speed)}</span>
        </span>
      </p>
      <div class="buttons">
        <ClockSteps advance={(ms) => control.send('POST', '/clock/advance', { seconds: ms / 1_000 })} />
        <button
          type="button"
          disabled={!time.isKnown()}
          onClick={() => void (speed === 0 ? resume(shown) : control.send('POST', '/clock/freeze'))}
        >
          {speed === 0 ? 'Resume' : 'Pause'}
        </button>
        <label class="inline">
          Speed
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

function toPace(speed: number): string {
  if (speed === 0) return 'stands still'
  return speed === 1 ? 'real time' : `${speed} × real time`
}
