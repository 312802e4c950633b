import { auditAccount } from '../audit/audit-account.ts'
import { readContexts } from '../context/contexts-file.ts'
import { readSettings } from '../context/read-settings.ts'
import type { Settings } from '../context/settings.ts'
import { type ExitCode, exitCodes } from '../errors/exit-code.ts'
import type { Command } from '../session/command.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'

/** Looks over all accounts. */
export const audit: Command = {
  words: ['audit'],
  brief: 'Look over all accounts: certificates, keys, PHP, mail, packet filters',
  help: `Reads, and changes nothing: keys and certificates about to end, PHP versions without security fixes, SPF, DKIM and
DMARC, packet filters that let everybody in, VPSs without reinstall protection, contracts about to end. Looks at all
contexts, or at the one that --context names; with HOSTWRIGHT_API_KEY in the environment, at that account. Stays
within the limits of each account, so many domains take some minutes.

Exit code 4 says that something was found, or could not be read; 0 that everything is well.

Example: hostwright audit --json`,
  reads: true,
  run: auditAll,
}

async function auditAll(session: Session, _: Arguments, flags: Flags): Promise<ExitCode> {
  const { world } = session
  const rows: object[] = []
  const progress = session.progress()
  const accounts = await listAccounts(session, flags['context'] as string | undefined)
  for (const settings of accounts) {
    const account = settings.context ?? settings.baseUrl
    session.about(`account ${account}`)
    const client = await session.connect({ ...settings, readOnly: true })
    const findings = await auditAccount(client, {
      now: world.now(),
      signal: world.interrupted,
      onProgress: (check) => progress.update(account, check),
    })
    progress.update(account, findings.length === 0 ? 'all is well' : `${findings.length} findings`)
    for (const finding of findings) rows.push(accounts.length > 1 ? { account, ...finding } : finding)
  }
  progress.end()
  await session.print(rows)
  return rows.length > 0 ? exitCodes.differences : exitCodes.done
}

async function listAccounts(session: Session, chosen: string | undefined): Promise<readonly Settings[]> {
  const { world } = session
  const { HOSTWRIGHT_BASE_URL: url, HOSTWRIGHT_API_KEY: key, HOSTWRIGHT_CONTEXT: named } = world.env
  if (chosen || named || (url && key)) return [await readSettings(world, chosen)]
  const names = Object.keys((await readContexts(world)).contexts)
  if (names.length === 0) return [await readSettings(world)]
  const settings: Settings[] = []
  for (const name of names) settings.push(await readSettings(world, name))
  return settings
}
