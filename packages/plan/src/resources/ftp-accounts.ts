import type { DesiredFtpAccount, DesiredHosting } from '../generated/desired.ts'
import { toPlainAddress, toSentAddress } from '../names/mail-address.ts'
import { type Change, toChange } from '../changes/change.ts'
import { toOperation } from '../changes/operation.ts'
import { stages } from '../changes/stages.ts'
import { changeAccount, requirePassword } from './account-change.ts'
import { compareNamed } from './compare-named.ts'
import { type HostingContext, nothing, type ServerResource } from './hosting-context.ts'
import { toEnvReference } from './to-env-reference.ts'

const names = ['directory', 'quota_mb', 'memo'] as const

/** The FTP accounts of a server, by full name. */
export const ftpAccounts: ServerResource = {
  async compare(context) {
    const { address, servername, read, wanted, rotate } = context
    if (wanted.ftp === undefined) return nothing
    return compareNamed({
      address: `${address}/ftp`,
      wanted: Object.entries(wanted.ftp).map(([name, value]) => ({ name: toPlainAddress(name), value })),
      found: (await read.ftp()).map((value) => ({ name: toPlainAddress(value.ftp_account), value })),
      isPruned: wanted.prune?.includes('ftp') === true,
      create: (at, name, value) => toCreation(context, at, toWritten(name, wanted.ftp), value),
      update: (at, _, value, found) =>
        changeAccount(at, value, found, names, rotate, (body) =>
          toOperation('updateFtpAccount', { servername, ftp_account: found.ftp_account }, body),
        ),
      remove: (at, { ftp_account, directory, quota_mb, memo }) =>
        toChange({
          ...at,
          action: 'delete',
          before: { directory, quota_mb, memo },
          operations: [toOperation('deleteFtpAccount', { servername, ftp_account })],
          stage: stages.shutAccount,
        }),
    })
  },
  async export({ address, read }) {
    const found = await read.ftp()
    const accounts = found.map(({ ftp_account, directory, quota_mb, memo }) => {
      const password = toEnvReference(`${address}/ftp/${ftp_account}`)
      return [ftp_account, { password, directory, quota_mb, memo }] as const
    })
    return { ftp: Object.fromEntries(accounts) }
  },
}

/** A name with the upper and lower case of the file, and its domain in Punycode. */
function toWritten(name: string, accounts: DesiredHosting['ftp'] = {}): string {
  return toSentAddress(Object.keys(accounts).find((given) => toPlainAddress(given) === name) ?? name)
}

function toCreation(
  { servername }: HostingContext,
  at: Pick<Change, 'address' | 'lane'>,
  ftp_account: string,
  { password, ...rest }: DesiredFtpAccount,
): Change {
  return toChange({
    ...at,
    action: 'create',
    after: { ...(password !== undefined && { password }), ...rest },
    operations: [
      toOperation('createFtpAccount', { servername }, { ftp_account, ...requirePassword(password), ...rest }),
    ],
    obstacles:
      password === undefined ? ['It has no password: add one, such as password: { generate: 24 }.'] : [],
    stage: stages.account,
  })
}
