import type { Sdk } from '@hostwright/contract/cases'
import { findCall, type OperationId } from './sample-calls.ts'

/** Sample that has to run before another one, because it creates what the other reads, changes or deletes. */
const needs: Partial<Record<OperationId, OperationId>> = {
  deleteSshKey: 'createSshKey',
  updateSubdomain: 'createSubdomain',
  deleteSubdomain: 'createSubdomain',
  issueSslCertificate: 'createSubdomain',
  deleteSslCertificate: 'issueSslCertificate',
  updateCronJob: 'createCronJob',
  deleteCronJob: 'createCronJob',
  updateWordPressSite: 'installWordPress',
  deleteWordPressSite: 'installWordPress',
  getMailAccount: 'createMailAccount',
  updateMailAccount: 'createMailAccount',
  deleteMailAccount: 'createMailAccount',
  getMailForwarding: 'createMailAccount',
  updateMailForwarding: 'createMailAccount',
  createMailFilter: 'createMailAccount',
  deleteMailFilter: 'createMailFilter',
  createAutoReply: 'createMailAccount',
  getAutoReply: 'createAutoReply',
  updateAutoReply: 'createAutoReply',
  deleteAutoReply: 'createAutoReply',
  updateSpfRecord: 'createSpfRecord',
  deleteSpfRecord: 'createSpfRecord',
  updateDatabase: 'createDatabase',
  deleteDatabase: 'createDatabase',
  createDatabaseUser: 'createDatabase',
  updateDatabaseUser: 'createDatabaseUser',
  deleteDatabaseUser: 'createDatabaseUser',
  listDatabaseGrants: 'createDatabaseUser',
  grantDatabase: 'createDatabaseUser',
  revokeDatabase: 'grantDatabase',
  updateFtpAccount: 'createFtpAccount',
  deleteFtpAccount: 'createFtpAccount',
  getVpsSignupStatus: 'orderVps',
  startVps: 'stopVps',
  reinstallVps: 'stopVps',
  updatePacketFilterRule: 'createPacketFilterRule',
  deletePacketFilterRule: 'createPacketFilterRule',
}

/** Domains whose ownership has to be proved before a sample. */
const proofs: Partial<Record<OperationId, string>> = {
  createDomain: 'example.net',
  createMailAccount: 'example.com',
}

/** Brings a new sandbox into a state in which the sample of an operation succeeds. */
export async function prepare(id: OperationId, sdk: Sdk): Promise<void> {
  const needed = needs[id]
  if (needed !== undefined) {
    await prepare(needed, sdk)
    await findCall(needed)(sdk)
  }
  const domain = proofs[id]
  if (domain !== undefined) await proveOwnership(domain, sdk)
}

async function proveOwnership(domain: string, { site }: Sdk): Promise<void> {
  const { domain_validation_token } = await site.info()
  const content = `ownership-verify=${domain_validation_token}`
  await site.dns.create({ domain, host: '_ownership-verify', type: 'TXT', content })
}
