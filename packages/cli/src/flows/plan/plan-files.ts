import {
  type Desired,
  type DesiredFile,
  parseDesired,
  parsePlan,
  type Plan,
  planAccount,
} from '@hostwright/plan'
import { usageError } from '../../errors/command-error.ts'
import type { FlagValues } from '../../session/define-command.ts'
import type { Session } from '../../session/session.ts'
import { usesColour } from '../../output/uses-colour.ts'
import { resolveSecret } from './keep-secret.ts'
import { renderPlan } from './render-plan.ts'

/** The flags with which a file becomes a plan. */
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

/** Compares files with the account. */
export async function makePlan(
  session: Session,
  files: readonly DesiredFile[],
  { only, rotate, ownershipLabel }: FlagValues<typeof planFlags>,
): Promise<Plan> {
  return planAccount(await session.client(), parse(files), {
    signal: session.world.interrupted,
    resolveSecret: (reference) => resolveSecret(session, reference),
    ...(only && { only }),
    ...(rotate && { rotate }),
    ...(ownershipLabel !== undefined && { ownershipLabel }),
  })
}

function parse(files: readonly DesiredFile[]): Desired {
  return parseDesired(files.length === 1 ? files[0]!.text : files)
}

/** Reads files: one, or several with commas. `-` is standard input. */
export async function readFiles({ world }: Session, names: string): Promise<readonly DesiredFile[]> {
  const files: DesiredFile[] = []
  for (const name of names.split(',').filter(Boolean)) {
    const text = name === '-' ? await world.stdin.read() : await world.files.read(name)
    if (text === undefined) throw usageError(`There is no file ${name}.`)
    files.push({ name, text })
  }
  if (files.length > 0) return files
  throw usageError('No file is named.')
}

/** The plan in a text; `undefined` if the text is not that of a plan. */
export async function readPlan(text: string): Promise<Plan | undefined> {
  return isPlan(text) ? parsePlan(text) : undefined
}

function isPlan(text: string): boolean {
  if (!text.trimStart().startsWith('{')) return false
  try {
    const { version, digest, changes } = JSON.parse(text) as Partial<Plan>
    return version === 1 && typeof digest === 'string' && Array.isArray(changes)
  } catch {
    return false
  }
}

/** Prints a plan: as data where that is asked for, else as a drawing that fits the terminal. */
export async function printPlan(session: Session, plan: Plan, isData: boolean): Promise<void> {
  if (isData) return session.print(plan)
  session.world.stdout.write(drawPlan(session, plan))
}

/** Draws a plan as wide as the output is. */
export function drawPlan({ world }: Session, plan: Plan): string {
  const { isTerminal, columns = 80 } = world.stdout
  return renderPlan(plan, {
    columns: isTerminal ? Math.max(60, columns) : 80,
    isColoured: isTerminal && usesColour(world.env),
  })
}
