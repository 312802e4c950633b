import type { Client, LogQuery } from '@hostwright/common'
import type { ExecutionLogEntry } from '@hostwright/types'
import type { Command } from '../session/command.ts'
import { extendCommand, type FlagValues } from '../session/define-command.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'

/**
 * Returns the generated command `logs`, changed: it prints the newest 50 entries of the execution log, or as many as
 * `--limit` says; with `--all` the entries of all pages; with `--follow` only new entries as they come.
 */
export function toLogs(commands: readonly Command[]): Command {
  const [command] = commands
  const { cursor: _, ...flags } = command!.flags!
  const help = command!.help!.replace(aboutPages, '')
  return extendCommand(
    { ...command!, flags },
    {
      help: `${help}\n\nExample: hostwright logs --status-class error --limit 20`,
      flags: ownFlags,
      run: logs,
    },
  )
}

// `--all` reads the pages, and no flag gives a cursor.
const aboutPages = /To read the next page,.*?last page\. /s

const ownFlags = {
  follow: { type: 'boolean', brief: 'Prints new entries as they come, one a line, until Ctrl+C.' },
  all: { type: 'boolean', brief: 'All pages, not only the newest entries.' },
} as const

const view = ['created_at', 'method', 'status_code', 'path']
const followMs = 10_000

async function logs(
  session: Session,
  _: Arguments,
  { follow: isFollowed, all }: FlagValues<typeof ownFlags>,
  flags: Flags,
): Promise<void> {
  const client = await session.client()
  const query = toQuery(flags)
  if (isFollowed) return follow(session, client, query)
  const most = all ? Infinity : (query.limit ?? 50)
  const entries: ExecutionLogEntry[] = []
  for await (const entry of client.logs(query, { signal: session.system.interrupted })) {
    entries.push(entry)
    if (entries.length >= most) break
  }
  await session.print(entries, view)
}

/**
 * Prints the log entries that appear from now on, oldest first, until Ctrl+C. Entries have no id, so they are
 * recognized by their content and its count.
 */
async function follow(session: Session, client: Client, query: LogQuery): Promise<void> {
  const { interrupted, stdout } = session.system
  const signal = stdout.closed ? AbortSignal.any([interrupted, stdout.closed]) : interrupted
  try {
    await printNew(session, client, query, signal)
  } catch (error) {
    // If the program that reads this output has ended, such as `head`, the command ends too, which is not an error.
    if (!stdout.closed?.aborted) throw error
  }
  interrupted.throwIfAborted()
}

async function printNew(
  session: Session,
  client: Client,
  query: LogQuery,
  signal: AbortSignal,
): Promise<void> {
  let seen: Map<string, number> | undefined
  while (!signal.aborted) {
    const entries = await readPage(client, query, signal)
    const counts = new Map<string, number>()
    const fresh = entries.filter((entry) => {
      const text = JSON.stringify(entry)
      const count = (counts.get(text) ?? 0) + 1
      counts.set(text, count)
      return seen !== undefined && count > (seen.get(text) ?? 0)
    })
    for (const entry of fresh.toReversed()) session.system.stdout.write(`${JSON.stringify(entry)}\n`)
    seen = counts
    await session.system.sleep(followMs, signal).catch(() => {})
  }
}

async function readPage(client: Client, query: LogQuery, signal: AbortSignal): Promise<ExecutionLogEntry[]> {
  for await (const page of client.logs({ ...query, limit: 200 }, { signal }).pages()) return [...page.logs]
  return []
}

function toQuery(flags: Flags): LogQuery {
  const { from, to, statusClass, statusCode, method, limit } = flags as Record<string, never>
  const query = { from, to, status_class: statusClass, status_code: statusCode, method, limit }
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined)) as LogQuery
}
