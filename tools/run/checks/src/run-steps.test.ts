import { expect, test } from 'vitest'
import { type EndedStep, runSteps, type Step } from './run-steps.ts'

async function run(steps: readonly Step[], most: number): Promise<EndedStep[]> {
  const ended: EndedStep[] = []
  for await (const step of runSteps(steps, most)) ended.push(step)
  return ended
}

const node = (code: string): string => `"${process.execPath}" -e "${code}"`

test('every step runs and is reported in its order, with its output', async () => {
  const steps: Step[] = [
    ['slow', node("setTimeout(() => console.log('one'), 200)")],
    ['failing', node("console.error('two'); process.exitCode = 3")],
    ['unknown', 'no-command-of-this-name'],
    ['last', node("console.log('four')")],
  ]
  for (const most of [1, 2, 9]) {
    expect(await run(steps, most)).toMatchObject([
      { name: 'slow', isOk: true, output: 'one\n' },
      { name: 'failing', isOk: false, output: 'two\n' },
      { name: 'unknown', isOk: false },
      { name: 'last', isOk: true, output: 'four\n' },
    ])
  }
})

test('no more steps run at the same time than allowed', async () => {
  const program = node('console.log(Date.now()); setTimeout(() => console.log(Date.now()), 100)')
  const steps = Array.from({ length: 4 }, (_, index): Step => [`step ${index}`, program])
  const times = (await run(steps, 2)).map(({ output }) => output.trim().split('\n').map(Number))
  for (const [start] of times) {
    const isRunning = ([from, to]: readonly number[]): boolean => from! <= start! && to! > start!
    expect(times.filter(isRunning).length).toBeLessThanOrEqual(2)
  }
})

test.skipIf(process.platform === 'win32')(
  'the processor time of a step counts what its children and their children took, and no time in which they slept',
  async () => {
    const busy = 'while (process.cpuUsage().user < 300000);'
    const parent = node(`require('child_process').spawnSync(process.execPath, ['-e', '${busy}'])`)
    const [working, sleeping] = await run(
      [
        ['working', parent],
        ['sleeping', 'sleep 0.5'],
      ],
      1,
    )
    expect(working!.processorSeconds).toBeGreaterThan(0.2)
    expect(sleeping!.processorSeconds).toBeLessThan(0.2)
  },
)

test('without steps, nothing is reported', async () => {
  expect(await run([], 2)).toEqual([])
})
