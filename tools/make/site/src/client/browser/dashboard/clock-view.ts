import type { Control } from './control.ts'
import { find, on } from '../view/element.ts'
import { toJapanTime } from '../view/format.ts'
import type { SandboxTime } from './sandbox-time.ts'

/** Shows the sandbox's clock and moves it. Returns what draws it again. */
export function connectClock(control: Control, time: SandboxTime): () => void {
  const shown = find('#now')
  const pause = find('#pause', HTMLButtonElement)
  const speed = find('#speed', HTMLSelectElement)

  for (const step of document.querySelectorAll<HTMLButtonElement>('[data-advance]'))
    on(step, 'click', () =>
      control.send('POST', '/clock/advance', JSON.parse(step.dataset['advance'] ?? '{}')),
    )
  on(pause, 'click', () =>
    time.speed() === 0
      ? control.send('POST', '/clock/resume', { speed: Number(speed.value) })
      : control.send('POST', '/clock/freeze'),
  )
  on(speed, 'change', () => control.send('POST', '/clock/resume', { speed: Number(speed.value) }))

  return () => {
    if (!time.isKnown()) return
    shown.textContent = toJapanTime(time.now())
    pause.disabled = false
    pause.textContent = time.speed() === 0 ? 'Resume' : 'Pause'
    find('#pace').textContent = toPace(time.speed())
    if (time.speed() !== 0 && document.activeElement !== speed) choose(speed, time.speed())
  }
}

function toPace(speed: number): string {
  if (speed === 0) return 'stands still'
  return speed === 1 ? 'real time' : `${speed} × real time`
}

/** Another speed than those of the list may have been set elsewhere. */
function choose(select: HTMLSelectElement, speed: number): void {
  const value = String(speed)
  if (![...select.options].some((option) => option.value === value))
    select.add(new Option(`${speed} ×`, value))
  select.value = value
}
