import { showAccount } from '../account/account-panel.tsx'
import { accountWords } from '../account/account-words.ts'
import { runWords } from '../words/run-words.ts'
import { element } from '../view/element.ts'
import type { Preparation } from '../../program/messages.ts'
import { createEditor } from './create-editor.ts'
import { createExecution } from './create-execution.ts'
import { createOutput } from './create-output.ts'
import { createSession } from './create-session.ts'
import { createToolbar } from './create-toolbar.ts'

export interface RunnerOptions {
  readonly code: string
  readonly preparation: readonly Preparation[]
  /** Makes a link to the program in the editor and returns a message for the reader. */
  readonly share: (code: string, world: string) => Promise<string>
  readonly onChange?: (code: string) => void
  /** Called when a program begins and when it has ended, with the label of the button that runs and stops. */
  readonly onRunning?: (isRunning: boolean, label: string) => void
  /** Called when the reader has closed the output: the focus was in what is hidden now. */
  readonly onClose?: () => void
}

export interface Runner {
  readonly run: () => Promise<void>
  /** Stops the running program and discards its account. */
  readonly stop: () => void
  /** Replaces the program in the editor and shows the reason. */
  readonly load: (code: string, world: string, why: string) => void
}

/** Appends an editor, its output and its account to an element. */
export function createRunner(host: HTMLElement, options: RunnerOptions): Runner {
  const { editorHost, row, panelHost, accountHost, outputHost, results } = appendParts(host)
  const toolbar = createToolbar(row, panelHost)
  const editor = createEditor(editorHost, {
    text: options.code,
    onChange() {
      toolbar.undo.hidden = editor.text() === options.code
      options.onChange?.(editor.text())
    },
    onRun: () => void run(),
  })
  const output = createOutput(row, outputHost, editor.goToLine)
  const session = createSession({
    ...options,
    readWorld: () => toolbar.world.value,
    onMessage(message) {
      if (message.kind === 'account') showAccount(accountHost, message.account, session.actions)
      else execution.receive(message)
    },
  })
  const execution = createExecution({
    editor,
    output,
    toolbar,
    session,
    onRunning: (isRunning) => options.onRunning?.(isRunning, isRunning ? runWords.stop : runWords.run),
  })

  function run(): Promise<void> {
    results.hidden = false
    return execution.run()
  }

  function tell(text: string): void {
    results.hidden = false
    output.setStatus(text)
  }

  connectClose(host, toolbar.close, () => {
    if (execution.isRunning()) execution.stop()
    results.hidden = true
    options.onClose?.()
  })
  toolbar.undo.addEventListener('click', () => editor.setText(options.code))
  toolbar.world.addEventListener('change', () => {
    if (!execution.isRunning()) session.close()
  })
  const share = (): void => void options.share(editor.text(), toolbar.world.value).then(tell)
  toolbar.share.addEventListener('click', share)

  return {
    run,
    stop: execution.stop,
    load(code, world, why) {
      editor.setText(code)
      toolbar.world.value = world
      tell(why)
    },
  }
}

/** Calls `close` when its button or Escape is pressed. In a search box, Escape empties the box first. */
function connectClose(host: HTMLElement, button: HTMLElement, close: () => void): void {
  button.addEventListener('click', close)
  host.addEventListener('keydown', ({ key, target, defaultPrevented }) => {
    const isTyping = target instanceof HTMLInputElement && target.type === 'search' && target.value !== ''
    if (key === 'Escape' && !defaultPrevented && !isTyping) close()
  })
}

/** Appends the elements of a runner: the editor, and below it, once something has run, its results. */
function appendParts(host: HTMLElement) {
  const editorHost = element('div', { className: 'run-editor' })
  const row = element('div', { className: 'run-row' })
  const accountHost = element('div', { className: 'account' })
  const panel = { className: 'run-sandbox', 'aria-label': accountWords.title }
  const panelHost = element('section', panel, accountHost)
  const outputHost = element('section', { className: 'run-output', 'aria-label': runWords.output })
  const results = element('div', { className: 'run-results', hidden: true }, row, panelHost, outputHost)
  host.append(editorHost, results)
  return { editorHost, row, panelHost, accountHost, outputHost, results }
}
