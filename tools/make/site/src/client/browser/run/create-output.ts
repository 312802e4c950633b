import { element } from '../view/element.ts'
import { runWords } from '../words/run-words.ts'
import type { Problem } from '../../program/messages.ts'

/** The output of a program. */
export interface Output {
  readonly clear: () => void
  readonly add: (level: 'log' | 'error', text: string) => void
  /** Shows an error above the output, with a button that leads to its line; its details are folded. */
  readonly addProblem: (problem: Problem) => void
  readonly setStatus: (text: string) => void
}

/** Creates the output: the status goes into `row`, errors and printed lines into `host`. */
export function createOutput(row: HTMLElement, host: HTMLElement, goToLine: (line: number) => void): Output {
  const status = element('p', { className: 'run-status', role: 'status' })
  const problems = element('div', { className: 'run-problems', 'aria-live': 'assertive' })
  const lines = element('div', {
    className: 'run-lines',
    tabIndex: 0,
    role: 'region',
    'aria-label': runWords.output,
  })
  row.prepend(status)
  host.append(problems, lines)

  return {
    clear() {
      problems.replaceChildren()
      lines.replaceChildren()
    },
    add(level, text) {
      lines.append(element('pre', { className: level }, text))
      lines.scrollTop = lines.scrollHeight
    },
    addProblem(problem) {
      const shown = createProblem(problem, goToLine)
      problems.append(shown)
      // A long program can have its end, and so the message, below the window.
      shown.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    },
    setStatus: (text) => void (status.textContent = text),
  }
}

function createProblem({ text, details, line }: Problem, goToLine: (line: number) => void): HTMLElement {
  const shown = element('div', { className: 'run-problem' }, element('p', { className: 'error' }, text))
  if (line !== undefined) {
    const button = element('button', { type: 'button' }, runWords.line(line))
    button.addEventListener('click', () => goToLine(line))
    shown.append(button)
  }
  if (details !== undefined) {
    const dump = element('pre', { tabIndex: 0 }, details)
    shown.append(element('details', {}, element('summary', {}, runWords.details), dump))
  }
  return shown
}
