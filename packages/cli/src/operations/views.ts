/** Default columns of lists with many properties. `--fields` selects others. */
export const views: Readonly<Record<string, readonly string[]>> = {
  listVpsServers: ['name', 'status', 'plan_name', 'ip_address'],
  listHostingServers: ['servername', 'plan_name', 'status', 'expiry_date', 'auto_renew'],
  listDnsRecords: ['id', 'host', 'type', 'content', 'ttl', 'priority'],
  listLogs: ['created_at', 'method', 'path', 'status_code'],
  // Prints the text of a log unchanged, not as a cell.
  getAccessLog: ['log'],
  getErrorLog: ['log'],
}
