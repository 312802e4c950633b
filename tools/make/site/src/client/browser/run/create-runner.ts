import { createAccountPanel } from '../../../account-panel/create-account-panel.ts'
import type { ShownFault } from '../../../account-panel/account-view.ts'
import { element } from '../../../account-panel/element.ts'
import type { FromProgram, Preparation, Problem } from '../../program/messages.ts'
import { createEditor } from './create-editor.ts'
import { createOutput } from './create-output.ts'
import { findSyntaxError } from './find-syntax-error.ts'
import { loadProgram, type Started, startProgram } from './start-program.ts'
import { toProgram } from './to-program.ts'
import { worlds } from './worlds.ts'

export interface RunnerOptions {
  readonly code: string
  /** The world that it begins with. */
  readonly world: string
  /** Where `assets/` is, from the page. */
  readonly root: string
  readonly preparation: readonly Preparation[]
  /** Makes a link to what is in the editor; returns what to tell. */
  readonly share?: (code: string, world: string) => Promise<string>
  readonly onChange?: (code: string) => void
}

export interface Runner {
  readonly run: () => Promise<void>
  /** Ends what runs, and its account. */
  readonly stop: () => void
  readonly focus: () => void
  /** Replaces what is in the editor. */
  readonly load: (code: string, world: string) => void
  readonly tell: (text: string) => void
}

/** An editor, its output and its account, in an element; `bar` gets the buttons. */
export function createRunner(host: HTMLElement, bar: HTMLElement, options: RunnerOptions): Runner {
  let started: Started | undefined
  let isRunning = false
  let faults: readonly ShownFault[] = []
  let startedAt = 0

  const editorHost = element('div', { class: 'run-editor' })
  const outputHost = element('section', { class: 'run-output', 'aria-label': 'Output' })
  const panelHost = element('section', { class: 'account', 'aria-label': 'Account' })
  const results = element('div', { class: 'run-results', hidden: '' }, outputHost, panelHost)
  host.append(editorHost, results)

  const runButton = element('button', { type: 'button', class: 'run-button' }, 'Run')
  const world = element('select', { 'aria-label': 'World: what the account has' })
  world.append(...worlds.map(([value, title]) => element('option', { value }, title)))
  world.value = options.world
  const keep = element('input', { type: 'checkbox' })
  const keepLabel = element('label', { class: 'run-keep' }, keep, ' keep the account')
  const reset = element('button', { type: 'button', hidden: '' }, 'Undo edits')
  const share = element('button', { type: 'button' }, 'Share')
  bar.append(world, keepLabel, reset, ...(options.share === undefined ? [] : [share]), runButton)

  const editor = createEditor(editorHost, {
    text: options.code,
    onChange() {
      reset.hidden = editor.text() === options.code
      options.onChange?.(editor.text())
    },
    onRun: () => void run(),
  })
  const output = createOutput(outputHost, editor.goToLine)
  const call = async (...[asked]: Parameters<Started['call']>): Promise<void> => {
    await (await ready()).call(asked)
  }
  const panel = createAccountPanel(panelHost, {
    advance: (ms) => call({ name: 'advance', ms }),
    async addFault(fault) {
      await call({ name: 'addFault', fault })
      faults = [...faults, fault]
    },
    async clearFaults() {
      faults = []
      await call({ name: 'clearFaults' })
    },
    setBalance: (yen) => call({ name: 'setBalance', yen }),
  })

  function setRunning(running: boolean): void {
    isRunning = running
    runButton.textContent = running ? 'Stop' : 'Run'
    runButton.classList.toggle('is-stop', running)
  }

  /** The worker that is there, or a new one with a new account. */
  async function ready(): Promise<Started> {
    if (started !== undefined) return started
    const source = await loadProgram(options.root)
    started ??= open(source)
    return started
  }

  function open(source: string): Started {
    const opened = startProgram(source, (message) => receive(message, opened))
    opened.tell({ kind: 'open', options: { world: world.value, faults, preparation: options.preparation } })
    return opened
  }

  function close(): void {
    started?.stop()
    started = undefined
  }

  function receive(message: Exclude<FromProgram, { kind: 'reply' }>, from: Started): void {
    if (from !== started) return // it was stopped
    if (message.kind === 'output') output.add(message.level, message.text)
    if (message.kind === 'account') panel.show(message.account)
    if (message.kind === 'problem') void showProblem(message.problem)
    if (message.kind === 'ended') end(message.problem)
  }

  function end(problem: Problem | undefined): void {
    setRunning(false)
    const took = `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`
    output.setStatus(problem === undefined ? `Ended after ${took}.` : `Failed after ${took}.`)
    if (problem !== undefined) void showProblem(problem)
  }

  async function showProblem(problem: Problem): Promise<void> {
    const translated = problem.isSyntax === true ? toProgram(editor.text()) : undefined
    const found =
      translated !== undefined && 'program' in translated
        ? await findSyntaxError(translated.program)
        : undefined
    const line = problem.line ?? found
    editor.markLine(line)
    output.addProblem({ ...problem, line })
  }

  async function run(): Promise<void> {
    if (isRunning) return stop()
    const translated = toProgram(editor.text())
    results.hidden = false
    output.clear()
    editor.markLine()
    startedAt = performance.now()
    if ('problem' in translated) return end(translated.problem)
    setRunning(true)
    output.setStatus('Running …')
    if (!keep.checked) close()
    try {
      const worker = await ready()
      if (isRunning) worker.tell({ kind: 'run', program: translated.program })
    } catch (error) {
      end({ text: error instanceof Error ? error.message : String(error) })
    }
  }

  function stop(): void {
    close()
    setRunning(false)
    output.setStatus('Stopped. Its account is gone with it.')
  }

  runButton.addEventListener('click', () => void run())
  world.addEventListener('change', () => {
    if (!isRunning) close()
  })
  reset.addEventListener('click', () => editor.setText(options.code))
  share.addEventListener('click', () => {
    results.hidden = false
    void options.share?.(editor.text(), world.value).then(output.setStatus)
  })

  return {
    run,
    stop,
    focus: editor.focus,
    load(code, name) {
      editor.setText(code)
      world.value = name
    },
    tell(text) {
      results.hidden = false
      output.setStatus(text)
    },
  }
}
