/** The columns of a list at first sight, where not all properties are worth a column. `--fields` has the others. */
export const views: Readonly<Record<string, readonly string[]>> = {
  listVpsServers: ['name', 'status', 'plan_name', 'ip_address'],
  listHostingServers: ['servername', 'plan_name', 'status', 'expiry_date', 'auto_renew'],
  listDnsRecords: ['id', 'host', 'type', 'content', 'ttl', 'priority'],
  listLogs: ['created_at', 'method', 'path', 'status_code'],
  // The text of a log as it is, not as a cell.
  getAccessLog: ['log'],
  getErrorLog: ['log'],
}
