import { element } from '../view/element.ts'
import { worlds } from './worlds.ts'

/** What is above an editor. */
export interface Toolbar {
  readonly run: HTMLButtonElement
  readonly world: HTMLSelectElement
  /** Whether the next run goes on with the account of the last one. */
  readonly keep: HTMLInputElement
  readonly undo: HTMLButtonElement
  readonly share: HTMLButtonElement
  readonly setRunning: (isRunning: boolean) => void
}

export function createToolbar(bar: HTMLElement, firstWorld: string): Toolbar {
  const run = element('button', { type: 'button', className: 'run-button' }, 'Run')
  const world = element('select', { 'aria-label': 'World: what the account has' })
  world.append(...worlds.map(([value, title]) => element('option', { value }, title)))
  world.value = firstWorld
  const keep = element('input', { type: 'checkbox' })
  const undo = element('button', { type: 'button', hidden: true }, 'Undo edits')
  const share = element('button', { type: 'button' }, 'Share')
  bar.append(world, element('label', { className: 'run-keep' }, keep, ' keep the account'), undo, share, run)
  return {
    run,
    world,
    keep,
    undo,
    share,
    setRunning(isRunning) {
      run.textContent = isRunning ? 'Stop' : 'Run'
      run.classList.toggle('is-stop', isRunning)
    },
  }
}
