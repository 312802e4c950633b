import type { FtpAccount } from '@hostwright/types'
import type { DesiredHosting } from '../generated/desired.ts'
import type { SecretReference } from '../generated/desired.ts'
import { toPlainAddress, toSentAddress } from '../names/mail-address.ts'
import { toPlannedOperation } from '../changes/planned-operation.ts'
import { stages } from '../changes/stages.ts'
import { changeAccount, createAccount } from './account-change.ts'
import { compareNamed } from './compare-named.ts'
import { nothing, type ServerResource } from './hosting-context.ts'
import { fieldsOf, type HostingKind, type HostingWhere } from './place-kind.ts'
import { toEnvReference } from './to-env-reference.ts'

const names = ['directory', 'quota_mb', 'memo'] as const

/** The FTP accounts of a server, by full name. */
export const ftpAccounts: ServerResource = {
  async compare({ address, server, read, wanted, rotate }) {
    if (wanted.ftp === undefined) return nothing
    const section = `${address}/ftp`
    return compareNamed({
      address: section,
      at: { kind: 'ftp', server },
      stage: stages.account,
      removalStage: stages.shutAccount,
      wanted: Object.entries(wanted.ftp).map(([name, value]) => ({ name: toPlainAddress(name), value })),
      found: (await read.ftp()).map((value) => ({ name: toPlainAddress(value.ftp_account), value })),
      isPruned: wanted.prune?.includes('ftp') === true,
      createOnly: ['password'],
      create(name, value) {
        const { after, ...rest } = createAccount(value)
        return { after: { ftp_account: toWritten(name, wanted.ftp), ...(after as object) }, ...rest }
      },
      update: (name, value, found) => changeAccount(value, found, names, rotate.has(`${section}/${name}`)),
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

export const ftpPlace: HostingKind = {
  async read(where, { at }) {
    const found = await find(where, at.name)
    return found && { directory: found.directory, quota_mb: found.quota_mb, memo: found.memo }
  },
  async toRequests(where, target) {
    const { servername } = where
    if (target.action === 'create') {
      const body = fieldsOf<{ ftp_account: string; password: SecretReference; directory: string }>(target)
      return [toPlannedOperation('createFtpAccount', { servername }, body)]
    }
    const ftp_account = (await find(where, target.at.name))?.ftp_account ?? target.at.name ?? ''
    if (target.action === 'delete')
      return [toPlannedOperation('deleteFtpAccount', { servername, ftp_account })]
    return [toPlannedOperation('updateFtpAccount', { servername, ftp_account }, fieldsOf(target))]
  },
}

async function find({ read }: HostingWhere, name: string | undefined): Promise<FtpAccount | undefined> {
  return (await read.ftp()).find(({ ftp_account }) => toPlainAddress(ftp_account) === name)
}

/** Returns the name of an FTP account as the file writes it, in upper and lower case, with its domain in Punycode. */
function toWritten(name: string, accounts: DesiredHosting['ftp'] = {}): string {
  return toSentAddress(Object.keys(accounts).find((given) => toPlainAddress(given) === name) ?? name)
}
