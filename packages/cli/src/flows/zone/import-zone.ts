import { parseZoneFile, planZone } from '@hostwright/plan'
import { resolve } from 'node:path'
import { usageError } from '../../errors/command-error.ts'
import type { ExitCode } from '../../errors/exit-code.ts'
import { toWord } from '../../output/to-word.ts'
import type { Command } from '../../session/command.ts'
import { defineCommand, type FlagValues } from '../../session/define-command.ts'
import type { Arguments, Flags, Session } from '../../session/session.ts'
import { applyAndTell, applyFlags } from '../plan/apply-and-tell.ts'
import { findByDomain } from '../../operations/find-server.ts'
import { isData, readFiles } from '../plan/plan-files.ts'
import { keepPlan, outFlag } from '../plan/keep-plan.ts'
import { domainArgument, serverFlag } from './zone-inputs.ts'

const flags = {
  server: serverFlag,
  prune: { type: 'boolean', brief: 'Deletes the records that the file does not have; each needs --allow.' },
  ignore: {
    type: 'strings',
    placeholder: 'PATTERN',
    brief:
      'Addresses of records that are neither compared nor changed, such as hosting/*/dns/_acme-challenge.**.',
  },
  keep: { type: 'strings', placeholder: 'PATTERN', brief: 'Addresses of records that are never deleted.' },
  out: outFlag,
  ...applyFlags,
} as const

/** Command that makes the DNS records of a domain like a zone file. */
export const importCommand: Command = defineCommand({
  words: ['zone', 'import'],
  brief: 'Make the DNS records of a domain like a zone file',
  help: `Makes the DNS records of a domain like a zone file (RFC 1035): plans the changes, shows them, asks, and applies the
plan, as hostwright apply does. --out only keeps the plan. The file may have $ORIGIN, $TTL, relative names, parentheses,
and times such as 1h30m. All problems of the file are listed with their lines before the first request. SOA and the NS
records of the domain are left out.

Records that the file does not have stay, unless --prune deletes them. A set of A, AAAA, CNAME, MX or SRV records that
the file has is the file's: other values in it go.

Example: hostwright zone import example.com zone.txt --yes`,
  args: [
    domainArgument,
    {
      name: 'file',
      placeholder: 'FILE',
      brief: 'The zone file; standard input otherwise.',
      optional: true,
    },
  ],
  flags,
  asks: true,
  reads: false,
  run: importZone,
})

/**
 * Makes the DNS records of a domain like a zone file: plans the changes and applies the plan, or only keeps it. The
 * whole file is checked before the first request.
 */
async function importZone(
  session: Session,
  { domain = '', file = '-' }: Arguments,
  { server, prune = false, ignore, keep, out, ...given }: FlagValues<typeof flags>,
  all: Flags,
): Promise<ExitCode> {
  session.about(file === '-' ? `zone ${domain}` : file)
  const { text } = (await readFiles(session, file))[0]!
  if (out !== undefined && file !== '-' && resolve(file) === resolve(out))
    throw usageError(`--out ${out} would replace the file itself: give another name.`)
  const { records, leftOut } = parseZoneFile(domain, text)
  if (leftOut.length > 0) session.say(`Left out, because the service keeps them: ${leftOut.join(', ')}.`)
  const servername = server ?? (await findByDomain(session, domain))
  const zone = { servername, domain, prune, ignore, keep, records: [...records] }
  const plan = await planZone(await session.client(), zone, { signal: session.system.interrupted })
  if (out !== undefined) return keepPlan(session, plan, out, all)
  const line = `hostwright zone import ${domain} ${toWord(file, session.system.platform)}`
  return applyAndTell(session, plan, {
    ...given,
    again: 'Import the same file again',
    plan: `${line} --out PLAN`,
    isData: isData(all),
  })
}
