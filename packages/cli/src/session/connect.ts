import { type Client, createClient } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import type { Settings } from '../context/settings.ts'
import type { System } from '../system/system.ts'

/** Creates the client of an account. */
export async function connect(system: System, settings: Settings): Promise<Client> {
  const { fetch, now, monotonic, sleep, random } = system
  return createClient({
    baseUrl: settings.baseUrl,
    apiKey: settings.apiKey,
    maxTotalPrice: settings.maxTotalPrice,
    readOnly: settings.readOnly,
    journal: createFolderJournal(settings.journal),
    userAgent: 'hostwright-cli',
    ...(fetch && { fetch }),
    now,
    monotonic,
    sleep,
    random,
  })
}
