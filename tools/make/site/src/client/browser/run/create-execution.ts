import { runWords } from '../words/run-words.ts'
import type { FromProgram, Problem, Program } from '../../program/messages.ts'
import type { Editor } from './create-editor.ts'
import type { Output } from './create-output.ts'
import type { Session } from './create-session.ts'
import type { Toolbar } from './create-toolbar.ts'
import { findSyntaxError } from './find-syntax-error.ts'
import { markAwaits } from './mark-awaits.ts'
import { findImports, toProgram } from './to-program.ts'

/** Runs what is in an editor. */
export interface Execution {
  /** Runs it, or stops it while it runs. */
  readonly run: () => Promise<void>
  /** Ends what runs, and its account. */
  readonly stop: () => void
  readonly isRunning: () => boolean
  readonly receive: (message: Exclude<FromProgram, { kind: 'reply' | 'account' }>) => void
}

export interface Parts {
  readonly editor: Editor
  readonly output: Output
  readonly toolbar: Toolbar
  readonly session: Session
  /** Called when a program begins and when it has ended. */
  readonly onRunning: (isRunning: boolean) => void
}

export function createExecution({ editor, output, toolbar, session, onRunning }: Parts): Execution {
  let isRunning = false
  let startedAt = 0

  function setRunning(running: boolean): void {
    isRunning = running
    onRunning(running)
  }

  function end(problem: Problem | undefined): void {
    setRunning(false)
    const took = `${((performance.now() - startedAt) / 1_000).toFixed(1)} s`
    output.setStatus(problem === undefined ? runWords.ended(took) : runWords.failed(took))
    if (problem !== undefined) void showProblem(problem, editor, output)
  }

  function stop(): void {
    session.close()
    setRunning(false)
    output.setStatus(runWords.stopped)
  }

  async function run(): Promise<void> {
    if (isRunning) return stop()
    const translated = toProgram(editor.text())
    output.clear()
    editor.markLine()
    startedAt = performance.now()
    if ('problem' in translated) return end(translated.problem)
    setRunning(true)
    output.setStatus(runWords.running)
    if (!toolbar.keep.checked) session.close()
    try {
      const worker = await session.ready()
      if (isRunning) worker.tell({ kind: 'run', program: toMarked(translated.program) })
    } catch (error) {
      end({ text: error instanceof Error ? error.message : String(error) })
    }
  }

  return {
    run,
    stop,
    isRunning: () => isRunning,
    receive(message) {
      if (message.kind === 'output') output.add(message.level, message.text)
      if (message.kind === 'problem') void showProblem(message.problem, editor, output)
      if (message.kind === 'ended') end(message.problem)
    },
  }
}

function toMarked(program: Program): Program {
  const text = markAwaits(program.text)
  return { text, imports: findImports(text) }
}

/** Shows why a program failed, and where: the place of an error of the syntax has to be looked for. */
async function showProblem(problem: Problem, editor: Editor, output: Output): Promise<void> {
  const translated = problem.isSyntax === true ? toProgram(editor.text()) : undefined
  const isJavaScript = translated !== undefined && 'program' in translated
  const line = problem.line ?? (isJavaScript ? await findSyntaxError(translated.program) : undefined)
  editor.markLine(line)
  output.addProblem({ ...problem, line })
}
