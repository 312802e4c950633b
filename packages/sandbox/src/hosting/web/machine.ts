import type { ServerInfo } from '@hostwright/types'

/** Software versions and other properties that all servers of the service share. */
export const machine: Omit<ServerInfo, 'server_id' | 'hostname' | 'ip_address' | 'domain_validation_token'> =
  {
    os: 'Linux',
    cpu: 'Example CPU 64 cores',
    memory: '1536GB',
    apache_version: '2.4.x',
    perl_versions: ['5.26', '5.16'],
    php_versions: ['8.5.2', '8.4.12', '8.3.21', '8.2.28', '7.4.33'],
    db_versions: ['mariadb10.5.x'],
    name_servers: ['ns1.example.net', 'ns2.example.net', 'ns3.example.net'],
  }

/** The PHP versions that a site can have, such as 8.3. */
export const phpVersions: readonly string[] = machine.php_versions.map((version) =>
  version.slice(0, version.lastIndexOf('.')),
)
