import {
  type Desired,
  type DesiredFile,
  parseDesired,
  parsePlan,
  type Plan,
  planAccount,
} from '@hostwright/plan'
import { usageError } from '../../errors/command-error.ts'
import { asItIs } from '../../language/translate.ts'
import type { FlagValues } from '../../session/define-command.ts'
import type { Flags, Session } from '../../session/session.ts'
import type { Output } from '../../system/system.ts'
import { usesColour } from '../../output/uses-colour.ts'
import { resolveSecret } from './keep-secret.ts'
import { renderPlan } from './render-plan.ts'

/** Flags for making a plan from a file. */
export const planFlags = {
  only: {
    type: 'strings',
    placeholder: 'PATTERN',
    brief: 'Only the changes at these addresses, such as vps/web-*, with what they require.',
  },
  rotate: { type: 'strings', placeholder: 'ADDRESS', brief: 'Changes the password of this account too.' },
  ownershipLabel: {
    type: 'string',
    placeholder: 'LABEL',
    brief: 'Begins the TXT record that proves a domain.',
  },
} as const

/** Makes the plan that brings the account into the state that the files describe. */
export async function makePlan(
  session: Session,
  files: readonly DesiredFile[],
  { only, rotate, ownershipLabel }: FlagValues<typeof planFlags>,
): Promise<Plan> {
  return planAccount(await session.client(), parse(files), {
    signal: session.system.interrupted,
    resolveSecret: (reference) => resolveSecret(session, reference),
    ...(only && { only }),
    ...(rotate && { rotate }),
    ...(ownershipLabel !== undefined && { ownershipLabel }),
  })
}

/** Parses one file, or several that describe different things. Calls nothing. */
export function parse(files: readonly DesiredFile[]): Desired {
  return parseDesired(files.length === 1 ? files[0]!.text : files)
}

/** Reads one file, or several that are separated by commas. `-` is standard input. */
export async function readFiles({ system }: Session, names: string): Promise<readonly DesiredFile[]> {
  const files: DesiredFile[] = []
  for (const name of names.split(',').filter(Boolean)) {
    const text = name === '-' ? await system.stdin.read() : await system.files.read(name)
    if (text === undefined) throw usageError(`There is no file ${name}.`)
    if (text.includes('\0'))
      throw usageError(
        `${name}: it is not UTF-8: save it as UTF-8. Windows PowerShell writes UTF-16 with \`>\`, which PowerShell 7 does not.`,
      )
    files.push({ name, text })
  }
  if (files.length > 0) return files
  throw usageError('No file is named.')
}

/** Parses a plan; `undefined` if the text is not a plan. Rejects a plan that was edited. */
export async function readPlan(text: string): Promise<Plan | undefined> {
  return isPlan(text) ? parsePlan(text) : undefined
}

function isPlan(text: string): boolean {
  // Also removes a byte order mark, which `JSON.parse` does not accept.
  const trimmed = text.trimStart()
  if (!trimmed.startsWith('{')) return false
  try {
    const { digest, changes } = JSON.parse(trimmed) as Partial<Plan>
    return typeof digest === 'string' && Array.isArray(changes)
  } catch {
    return false
  }
}

/** Prints a plan: as data or Markdown if requested, else formatted for the terminal. */
export async function printPlan(session: Session, plan: Plan, flags: Flags): Promise<void> {
  const { stdout, translate = asItIs } = session.system
  if (flags.output === 'markdown') {
    const { toFence } = await import('../../output/to-fence.ts')
    stdout.write(toFence(renderPlan(plan, { columns: 80, isColoured: false, translate }), 'diff'))
  } else if (isData(flags)) await session.print(plan)
  else stdout.write(drawPlan(session, plan))
}

/** Formats a plan for the width of the terminal, at least 60 columns, or for 80 columns without a terminal. */
export function drawPlan({ system }: Session, plan: Plan): string {
  const { stdout, env, translate = asItIs } = system
  return renderPlan(plan, {
    columns: columnsOf(stdout),
    isColoured: stdout.isTerminal && usesColour(env),
    translate,
  })
}

/** Returns the width of drawings: that of the terminal, at least 60 columns, or 80 columns without a terminal. */
export function columnsOf({ isTerminal, columns = 80 }: Output): number {
  return isTerminal ? Math.max(60, columns) : 80
}

/** Whether the result of a command is printed as data, unlike drawn for people. */
export function isData({ json, output, fields }: Flags): boolean {
  return json === true || fields !== undefined || (output !== undefined && output !== 'table')
}
