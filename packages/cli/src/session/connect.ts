import { type Client, createClient } from '@hostwright/common'
import { createFolderJournal } from '@hostwright/common/folder-journal'
import type { Settings } from '../context/settings.ts'
import type { World } from '../world/world.ts'

/** The client of an account, in the world of the command. */
export async function connect(world: World, settings: Settings): Promise<Client> {
  const { fetch, now, monotonic, sleep, random } = world
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
