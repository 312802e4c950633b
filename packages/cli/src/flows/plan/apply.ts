import { applyPlan, type ApplyOptions, type GeneratedSecret, parsePlan, type Plan } from '@hostwright/plan'
import { join } from 'node:path'
import { usageError } from '../../errors/command-error.ts'
import type { Command } from '../../session/command.ts'
import type { Arguments, Flags, Session } from '../../session/session.ts'
import { makePlan, readFile } from './plan.ts'

/** Makes the changes of a plan. */
export const applyCommand: Command = {
  words: ['apply'],
  brief: 'Make the account like a file, or make the changes of a plan',
  help: `Makes the changes of a plan, or plans a file and makes its changes. Asks first, or takes --yes. What destroys data
needs --allow delete, or --allow with the address of the change; orders need --spend, the most that all of them
together may cost, and are placed once, as with hostwright order. A plan of an account that has changed since is
rejected before anything is sent.

Stopped half-way, apply the same file again: what was done is not done again.

Example: hostwright apply account.yaml --yes`,
  args: [{ name: 'file', placeholder: 'FILE|PLAN', brief: 'What the account shall be, or a kept plan.' }],
  flags: {
    allow: {
      type: 'strings',
      placeholder: 'delete|ADDRESS',
      brief: 'Allows to destroy data: all of the plan, or at an address.',
    },
    spend: {
      type: 'integer',
      placeholder: 'YEN',
      brief: 'The most that all orders together may cost. 0 otherwise.',
    },
    secrets: {
      type: 'string',
      placeholder: 'FOLDER',
      brief: 'Where generated passwords are kept, one file each, which only you can read.',
    },
    rotate: { type: 'strings', placeholder: 'ADDRESS', brief: 'Changes the password of this account too.' },
    ownershipLabel: {
      type: 'string',
      placeholder: 'LABEL',
      brief: 'Begins the TXT record that proves a domain.',
    },
  },
  asks: true,
  reads: false,
  run: apply,
}

async function apply(session: Session, { file = '' }: Arguments, flags: Flags): Promise<void> {
  session.about(file)
  const text = await readFile(session, file)
  const plan = isPlan(text) ? await parsePlan(text) : await makePlan(session, text, flags)
  if (plan.changes.length === 0) {
    session.say('Nothing differs: there is nothing to change.')
    return session.print({ done: [], unchanged: [], left: [], writes: 0 })
  }
  for (const { action, address } of plan.changes) session.say(`${action} ${address}`)
  await session.confirm(`Make these changes: ${plan.summary}?`)
  const progress = session.progress()
  session.changes()
  const folder = flags['secrets'] as string | undefined
  const applied = await applyPlan(plan, {
    client: await session.client(),
    allow: (flags['allow'] as string[] | undefined) ?? [],
    spend: (flags['spend'] as number | undefined) ?? 0,
    signal: session.world.interrupted,
    resolveSecret: (reference) => resolveSecret(session, reference),
    // Without a folder there is no taker: the plan is then rejected before anything is sent.
    ...(folder !== undefined && { onSecret: (secret) => keepSecret(session, folder, secret) }),
    onProgress: ({ address, state, ended, total }) =>
      progress.update(address, `${state} (${ended} of ${total})`),
  })
  progress.end()
  await session.print({ ...applied })
}

type Reference = Parameters<NonNullable<ApplyOptions['resolveSecret']>>[0]

async function resolveSecret({ world }: Session, reference: Reference): Promise<string> {
  const { env, file } = reference as { readonly env?: string; readonly file?: string }
  const text = env === undefined ? await world.files.read(file ?? '') : world.env[env]
  if (text) return text.replace(/\r?\n$/, '')
  throw usageError(
    env === undefined ? `The secret file ${file} is empty or not there.` : `The environment has no ${env}.`,
  )
}

/** Keeps a generated secret before it is sent: nobody can read it again. */
async function keepSecret(
  session: Session,
  folder: string,
  { address, property, value }: GeneratedSecret,
): Promise<void> {
  const file = join(folder, `${toFileName(address)}.${property}`)
  await session.world.files.write(file, `${value}\n`)
  session.say(`The ${property} of ${address} is in ${file}.`)
}

/** An address as the name of a file, on every platform; two addresses never have the same. */
function toFileName(address: string): string {
  return address
    .replaceAll(/[^\w.@/-]/g, (character) => `%${character.codePointAt(0)!.toString(16)}`)
    .replaceAll('/', '_')
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
