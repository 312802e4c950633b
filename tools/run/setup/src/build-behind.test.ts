import { expect, test } from 'vitest'

interface Step {
  readonly name: string
  readonly run: () => Promise<string | void>
  readonly done: string
}
type Turbo = (args: readonly string[]) => Promise<void>
const href = new URL('build-behind.mjs', import.meta.url).href
const { buildBehind, toSteps } = (await import(href)) as {
  readonly buildBehind: (
    steps: readonly Step[],
    world: { readonly say: (line: string) => void; readonly now: () => number },
  ) => Promise<boolean>
  readonly toSteps: (install: (() => Promise<string>) | undefined, turbo: Turbo) => readonly Step[]
}

/** Runs the steps of `npm start`; each call of turbo takes ten seconds. */
async function build(turbo: Turbo, install?: () => Promise<string>) {
  const lines: string[] = []
  let time = 0
  const slowTurbo: Turbo = async (args) => {
    time += 10_000
    await turbo(args)
  }
  const isBuilt = await buildBehind(toSteps(install, slowTurbo), {
    say: (line) => void lines.push(line),
    now: () => time,
  })
  return { lines, isBuilt }
}

test('each step has a line with its seconds', async () => {
  const { lines, isBuilt } = await build(
    async () => {},
    async () => '670 packages added',
  )
  expect(isBuilt).toBe(true)
  expect(lines).toEqual([
    '[build] Installing what the builds need ...',
    '[build] Installed: 670 packages added (0.0 s)',
    '[build] Building the packages ...',
    expect.stringMatching(/^\[build\] Packages built: .* \(10\.0 s\)$/),
    '[build] Building the documentation ...',
    expect.stringMatching(/^\[build\] Documentation built: .* \(10\.0 s\)$/),
  ])
})

test('nothing is installed if nothing is missing', async () => {
  const { lines } = await build(async () => {})
  expect(lines[0]).toBe('[build] Building the packages ...')
})

test('a build that fails is shown with its output, and the later ones do not run', async () => {
  const { lines, isBuilt } = await build(async () => {
    throw new Error("src/index.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.")
  })
  expect(isBuilt).toBe(false)
  expect(lines).toEqual([
    '[build] Building the packages ...',
    `[build] Building the packages FAILED after 10.0 s. The sandbox keeps serving. Its output:
src/index.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.`,
  ])
})
