import { runWords } from '../words/run-words.ts'
import type { Problem } from '../../program/messages.ts'

/** What a program has printed. */
export interface Output {
  readonly clear: () => void
  readonly add: (level: 'log' | 'error', text: string) => void
  /** Shows why it failed, with a button that leads to the line. */
  readonly addProblem: (problem: Problem) => void
  readonly setStatus: (text: string) => void
}

/** Puts the output into an element: a status that is read out, and what was printed. */
export function createOutput(host: HTMLElement, goToLine: (line: number) => void): Output {
  const status = document.createElement('p')
  status.className = 'run-status'
  status.setAttribute('role', 'status')
  const lines = document.createElement('div')
  lines.className = 'run-lines'
  lines.tabIndex = 0
  lines.setAttribute('role', 'region')
  lines.setAttribute('aria-label', runWords.output)
  host.append(status, lines)

  function add(level: 'log' | 'error', text: string): HTMLElement {
    const line = document.createElement('pre')
    line.className = level
    line.textContent = text
    lines.append(line)
    lines.scrollTop = lines.scrollHeight
    return line
  }

  return {
    clear: () => lines.replaceChildren(),
    add: (level, text) => void add(level, text),
    addProblem({ text, line }) {
      const shown = add('error', text)
      if (line === undefined) return
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = runWords.line(line)
      button.addEventListener('click', () => goToLine(line))
      shown.before(button)
    },
    setStatus: (text) => void (status.textContent = text),
  }
}
