import { find } from '../view/element.ts'
import { showStatus } from './show-response.ts'

/** The button that lets a minute pass in the sandbox that serves the page. */
export function connectPassTime(): void {
  find('#pass-time').addEventListener('click', () => void passMinute())
}

async function passMinute(): Promise<void> {
  const response = await fetch('/_sandbox/clock/advance', { method: 'POST', body: '{"minutes": 1}' })
  const passed: unknown = await response.json()
  showStatus(response.ok ? 'A minute has passed in the sandbox.' : `The clock returned ${response.status}.`)
  find('#response').textContent = JSON.stringify(passed, null, 2)
}
