import { element } from '../view/element.ts'
import { runWords } from '../words/run-words.ts'
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
  const run = element('button', { type: 'button', className: 'run-button' }, runWords.run)
  const world = element('select', { 'aria-label': runWords.world })
  world.append(...worlds.map((value) => element('option', { value }, runWords.worlds[value])))
  world.value = firstWorld
  const keep = element('input', { type: 'checkbox' })
  const undo = element('button', { type: 'button', hidden: true }, runWords.undo)
  const share = element('button', { type: 'button' }, runWords.share)
  bar.append(world, element('label', { className: 'run-keep' }, keep, ` ${runWords.keep}`), undo, share, run)
  return {
    run,
    world,
    keep,
    undo,
    share,
    setRunning(isRunning) {
      run.textContent = isRunning ? runWords.stop : runWords.run
      run.classList.toggle('is-stop', isRunning)
    },
  }
}
