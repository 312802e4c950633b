import { auditAccount, type Finding } from '@hostwright/plan'
import { readContexts } from '../context/contexts-file.ts'
import { readSettings } from '../context/read-settings.ts'
import type { Settings } from '../context/settings.ts'
import { type ExitCode, exitCodes } from '../errors/exit-code.ts'
import { toCommandError } from '../errors/to-command-error.ts'
import type { Command } from '../session/command.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'
import { withContext } from '../session/with-context.ts'
import { asItIs } from '../language/translate.ts'
import { auditOpenings } from './publish/openings.ts'

/** Command that lists problems of one account or of all contexts. */
export const audit: Command = {
  words: ['audit'],
  brief: 'Look over all accounts: certificates, keys, PHP, mail, packet filters',
  help: `Reads, and changes nothing: keys and certificates about to end, PHP versions without security fixes, SPF, DKIM and
DMARC, packet filters that let everybody in, VPSs without reinstall protection, contracts that are suspended or about to
end, and SSH that a killed publish has left open. Looks at all contexts, or at the one that --context names; with
HOSTWRIGHT_API_KEY in the environment, at that account. Stays within the limits of each account, so many domains take some minutes.

Exit code 4 says that something was found, or could not be read; 0 that everything is well.

Example: hostwright audit --json`,
  reads: true,
  run: auditAll,
}

async function auditAll(session: Session, _: Arguments, { context: chosen }: Flags): Promise<ExitCode> {
  const rows: object[] = []
  const progress = session.progress()
  const accounts = await listAccounts(session, chosen)
  for (const settings of accounts) {
    const account = settings.context ?? settings.baseUrl
    session.about(`account ${account}`)
    const findings = await auditOne(session, settings, accounts.length > 1, (check) =>
      progress.update(account, check),
    )
    progress.update(account, findings.length === 0 ? 'all is well' : `${findings.length} findings`)
    const named = accounts.length > 1 ? settings.context : chosen
    for (const { next, ...finding } of findings)
      rows.push({
        ...(accounts.length > 1 && { account }),
        ...finding,
        ...(next !== undefined && { next: withContext(next, named) }),
      })
  }
  progress.end()
  const account = accounts.length > 1 ? ['account'] : []
  const { translate = asItIs } = session.system
  const message = { name: 'message', heading: 'message', text: translate }
  await session.print(rows, [...account, 'severity', 'thing', message, 'next'])
  return rows.length > 0 ? exitCodes.differences : exitCodes.done
}

/**
 * Audits one account. If several are audited, an account that cannot be read becomes a finding, so that the others are
 * still audited. A single account that cannot be read is an error.
 */
async function auditOne(
  session: Session,
  settings: Settings,
  isOneOfSeveral: boolean,
  onProgress: (check: string) => void,
): Promise<readonly Finding[]> {
  const { interrupted } = session.system
  try {
    const client = await session.connect({ ...settings, readOnly: true })
    const openings = await auditOpenings(session.system, client)
    return [...(await auditAccount(client, { signal: interrupted, onProgress })), ...openings]
  } catch (error) {
    if (!isOneOfSeveral || interrupted.aborted) throw error
    const { message } = toCommandError(error, { command: session.command, reads: true, interrupted: false })
    return [
      {
        severity: 'unread',
        check: 'account',
        thing: 'account',
        message,
        next: 'hostwright key show',
      },
    ]
  }
}

async function listAccounts(session: Session, chosen: string | undefined): Promise<readonly Settings[]> {
  const { system } = session
  const { HOSTWRIGHT_BASE_URL: url, HOSTWRIGHT_API_KEY: key, HOSTWRIGHT_CONTEXT: named } = system.env
  if (chosen || named || (url && key)) return [await readSettings(system, chosen)]
  const names = Object.keys((await readContexts(system)).contexts)
  if (names.length === 0) return [await readSettings(system)]
  const settings: Settings[] = []
  for (const name of names) settings.push(await readSettings(system, name))
  return settings
}
