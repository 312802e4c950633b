import type { Handler } from '../../operations/handler.ts'
import { deleteSslCertificate, issueSslCertificate, listSslCertificates } from './certificates.ts'
import { getHostingMemo, getHostingSignupStatus, listHostingServers, updateHostingMemo } from './contracts.ts'
import { createDnsRecord, deleteDnsRecord, listDnsRecords, updateDnsRecord } from './dns-records.ts'
import { orderHostingServer } from './order.ts'
import { listPhpVersions, updatePhpVersion } from './php-versions.ts'
import { listHostingPlans } from './plans.ts'
import { getServerInfo, getServerUsage } from './server-info.ts'
import { createSshKey, deleteSshKey, listSshKeys } from './ssh-keys.ts'
import { getSshSettings, updateSshSettings } from './ssh-settings.ts'

/** The operations of this folder. */
type WebOperationId =
  | 'listHostingPlans'
  | 'orderHostingServer'
  | 'listHostingServers'
  | 'getHostingSignupStatus'
  | 'getHostingMemo'
  | 'updateHostingMemo'
  | 'getServerInfo'
  | 'getServerUsage'
  | 'getSshSettings'
  | 'updateSshSettings'
  | 'listSshKeys'
  | 'createSshKey'
  | 'deleteSshKey'
  | 'listSslCertificates'
  | 'issueSslCertificate'
  | 'deleteSslCertificate'
  | 'listDnsRecords'
  | 'createDnsRecord'
  | 'updateDnsRecord'
  | 'deleteDnsRecord'
  | 'listPhpVersions'
  | 'updatePhpVersion'

/** The handlers of this folder, one for each operation. */
export const webHandlers: { readonly [Id in WebOperationId]: Handler<Id> } = {
  listHostingPlans,
  orderHostingServer,
  listHostingServers,
  getHostingSignupStatus,
  getHostingMemo,
  updateHostingMemo,
  getServerInfo,
  getServerUsage,
  getSshSettings,
  updateSshSettings,
  listSshKeys,
  createSshKey,
  deleteSshKey,
  listSslCertificates,
  issueSslCertificate,
  deleteSslCertificate,
  listDnsRecords,
  createDnsRecord,
  updateDnsRecord,
  deleteDnsRecord,
  listPhpVersions,
  updatePhpVersion,
}
