import { type Client, ConfigError } from '@hostwright/common'
import { portsOf } from '@hostwright/common/ports'

/** Rejects a publish by a client with `readOnly`, which itself rejects requests to the API alone, and no write over SFTP. */
export function rejectReadOnly(client: Client, isDryRun = false): void {
  if (portsOf(client).readOnly && !isDryRun)
    throw new ConfigError('readOnly', 'is set, so nothing was published')
}
