import { spawn } from 'node:child_process'

/** A command that has to exit with 0. */
export type Step = readonly [name: string, command: string]

/** Result of a step. */
export interface EndedStep {
  readonly name: string
  readonly command: string
  readonly isOk: boolean
  readonly seconds: number
  /** Output and error output. */
  readonly output: string
}

/**
 * Runs independent steps, a limited number at a time, and yields their results in the given order, each as soon as
 * possible.
 */
export async function* runSteps(steps: readonly Step[], most: number): AsyncGenerator<EndedStep> {
  const ended = steps.map(() => Promise.withResolvers<EndedStep>())
  const left = steps.entries()
  const work = async (): Promise<void> => {
    for (const [index, step] of left) ended[index]!.resolve(await runStep(step))
  }
  const working = Array.from({ length: most }, work)
  for (const { promise } of ended) yield await promise
  await Promise.all(working)
}

function runStep([name, command]: Step): Promise<EndedStep> {
  const start = performance.now()
  const child = spawn(command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const add = (text: string): void => void (output += text)
  child.stdout.setEncoding('utf8').on('data', add)
  child.stderr.setEncoding('utf8').on('data', add)
  return new Promise((resolve) => {
    const end = (isOk: boolean): void =>
      resolve({ name, command, isOk, seconds: (performance.now() - start) / 1000, output })
    child.on('error', (error) => {
      add(String(error))
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}
