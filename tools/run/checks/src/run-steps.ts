import { spawn } from 'node:child_process'
import type { Readable, Stream } from 'node:stream'

/** A command that has to exit with 0. */
export type Step = readonly [name: string, command: string]

/** Result of a step. */
export interface EndedStep {
  readonly name: string
  readonly command: string
  readonly isOk: boolean
  readonly seconds: number
  /**
   * Processor time of the command and of all that it started and waited for. A browser is not waited for. Absent on
   * Windows, which does not tell.
   */
  readonly processorSeconds?: number
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

// The shell itself knows what its children took. It tells on a pipe of its own, so that the output stays the command's.
const toldBy = 3
const withTimes = (command: string): string =>
  process.platform === 'win32' ? command : `( ${command}\n); code=$?; times >&${toldBy}; exit $code`

function runStep([name, command]: Step): Promise<EndedStep> {
  const start = performance.now()
  const child = spawn(withTimes(command), { shell: true, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  const seen = { output: '', times: '' }
  const read = (stream: Stream | null | undefined, into: keyof typeof seen): void =>
    void (stream as Readable).setEncoding('utf8').on('data', (text: string) => (seen[into] += text))
  read(child.stdout, 'output')
  read(child.stderr, 'output')
  read(child.stdio[toldBy], 'times')
  return new Promise((resolve) => {
    const end = (isOk: boolean): void =>
      resolve({
        name,
        command,
        isOk,
        seconds: (performance.now() - start) / 1000,
        ...toProcessorSeconds(seen.times),
        output: seen.output,
      })
    child.on('error', (error) => {
      seen.output += String(error)
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
}

/** Reads the output of the shell's `times`, whose second line is of its children: `1m2.50s 0m0.25s` */
function toProcessorSeconds(times: string): Pick<EndedStep, 'processorSeconds'> {
  const [, ofChildren = ''] = times.split('\n')
  const parts = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)]
  if (parts.length === 0) return {}
  return {
    processorSeconds: parts.reduce(
      (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
      0,
    ),
  }
}
