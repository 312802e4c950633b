import type { Handler } from '../../operations/handler.ts'
import { addedDomains } from '../server/domain.ts'
import { requireHosting } from '../server/hosting-contract.ts'
import { validationToken } from '../server/ownership.ts'
import { machine } from './machine.ts'
import { subdomains } from '../server/subdomain.ts'
import { databases } from '../databases/database.ts'
import { ftpAccounts } from '../ftp/accounts.ts'
import { mailAccounts } from '../mail/account.ts'

export const getServerInfo: Handler<'getServerInfo'> = ({ store, path }) => {
  const { server_id, hostname, ip_address, servername } = requireHosting(store, path.servername)
  const domain_validation_token = validationToken(servername)
  return { status: 200, body: { server_id, hostname, ip_address, ...machine, domain_validation_token } }
}

export const getServerUsage: Handler<'getServerUsage'> = ({ store, path }) => {
  const { plan, servername } = requireHosting(store, path.servername)
  const counts = {
    domains: addedDomains(store, servername).list().length,
    subdomains: subdomains(store, servername).list().length,
    mail_accounts: mailAccounts(store, servername).list().length,
    ftp_accounts: ftpAccounts(store, servername).list().length,
    mysql_databases: databases(store, servername).list().length,
  }
  // The sandbox has no disk, so it counts one file for each web site, including that of the initial domain.
  const file_count = 1 + counts.domains + counts.subdomains
  return {
    status: 200,
    body: { disk: { quota_gb: plan.quota_gb, used_gb: 0, file_limit: 0, file_count }, counts },
  }
}
