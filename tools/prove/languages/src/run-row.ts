import { mkdir, readdir, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { mustRunAll, whyWithout } from '@hostwright/machine/why-without'
import type { Row } from './row.ts'
import { type Ended, runCommand } from './run-command.ts'
import { createWitness } from './witness.ts'

/** Result of a row. */
export interface RowResult {
  readonly row: Row
  readonly files: number
  /** `ok`, `failed`, or `skipped` if the machine lacks a program; empty for a step that was not reached. */
  readonly generate: string
  readonly compile: string
  readonly flow: string
  readonly ms: number
  /** Output of the failed step, or the reason why the row was skipped. */
  readonly output: string
}

type Steps = Pick<RowResult, 'files' | 'generate' | 'compile' | 'flow' | 'output'>

const folder = fileURLToPath(new URL('../', import.meta.url))
const { resolve } = createRequire(import.meta.url)

/** Generates, compiles and runs one client. */
export async function runRow(row: Row): Promise<RowResult> {
  const start = performance.now()
  const steps = await runSteps(row)
  return { row, ...steps, ms: performance.now() - start }
}

async function runSteps(row: Row): Promise<Steps> {
  const { cwd, env } = placeOf(row)
  const reached = { files: 0, generate: '', compile: '', flow: '', output: '' }

  const reasons = ['bash' as const, ...row.toolchain].flatMap((name) => whyWithout(name) ?? [])
  const generate = mustRunAll() ? 'failed' : 'skipped'
  if (reasons.length > 0) return { ...reached, generate, output: reasons.join('\n') }

  const generated = await generateClient(row)
  if (!generated.isOk) return { ...reached, generate: 'failed', output: generated.output }
  const files = await countFiles(`${cwd}/generated`)

  const compiled = await runCommand(row.compile, cwd, env)
  const sofar = { ...reached, files, generate: 'ok' }
  if (!compiled.isOk) return { ...sofar, compile: 'failed', output: compiled.output }

  const witness = await createWitness(row)
  const ran = await runCommand(row.flow, cwd, { ...env, ...witness.env })
  const problems = witness.problems(ran.stdout)
  await witness.close()
  const isGreen = ran.isOk && problems.length === 0
  return {
    ...sofar,
    compile: 'ok',
    flow: isGreen ? 'ok' : 'failed',
    output: isGreen ? '' : [ran.output, ...problems].join('\n'),
  }
}

/** Generates one client. */
export async function generateClient(row: Row): Promise<Ended> {
  const { cwd, env } = placeOf(row)
  await rm(`${cwd}/generated`, { recursive: true, force: true })
  await mkdir(env.CACHE, { recursive: true })
  return runCommand(row.generate, cwd, env)
}

function placeOf({ client, artefact, version }: Row) {
  const env = {
    VERSION: version,
    DESCRIPTION: resolve(`@hostwright/openapi/${artefact}`),
    CACHE: `${folder}.cache/${client}`,
    GENERATORS: `${folder}.cache/generators`,
  }
  return { cwd: `${folder}${client}`, env }
}

async function countFiles(generated: string): Promise<number> {
  const entries = await readdir(generated, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).length
}
