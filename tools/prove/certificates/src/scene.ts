import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@hostwright/common'
import { createHosting, toDnsHost } from '@hostwright/hosting'
import { createSandbox } from '@hostwright/sandbox/node'
import { startDnsServer } from './dns-server.ts'
import { type Pebble, startPebble } from './start-pebble.ts'

/** Hosting server of a new sandbox, which has `example.com`. */
export const servername = 'hw123456.example.jp'

/** A sandbox, a DNS server over its zones, and a certificate authority that queries that server. */
export interface Scene {
  readonly folder: string
  readonly pebble: Pebble
  /** Address of the DNS server. */
  readonly resolver: string
  /** Waiting time of the hooks whose client does not wait itself, in seconds. */
  readonly propagationSeconds: number
  /** Path of a script that runs `hostwright acme` with the account of the sandbox. */
  readonly hook: string
  readonly site: ReturnType<ReturnType<typeof createHosting>['server']>
  /** Reads the zones, and returns the texts of all challenges in them. */
  listChallenges(): Promise<string[]>
  /** Returns the texts of the challenges at the last reading, without a request. */
  latestChallenges(): string[]
  /** Returns how many responses had the status 429. */
  countRejected(): number
  close(): Promise<void>
}

/** Opens a scene in which the DNS server returns a record only this many seconds after it was added. */
export async function openScene(delaySeconds = 0): Promise<Scene> {
  const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
  const sandbox = await createSandbox({
    assumptions: { 'ownership-check': 'no-record-needed' },
    limits: { server: { perMinute: 1_000, perDay: 100_000 } },
  })
  const { url } = await sandbox.listen({ port: 0 })
  const { apiKey, fetch } = sandbox
  const site = createHosting(createClient({ baseUrl: url, apiKey, fetch, pacing: false })).server(servername)
  const addedAt = new Map<string, number>()
  let latest: readonly { name: string; text: string }[] = []

  async function listTexts(): Promise<{ name: string; text: string }[]> {
    const zones = await site.domains.list()
    const records = (await Promise.all(zones.map(({ domain }) => site.dns.list({ domain })))).flat()
    const texts = records
      .filter(({ type }) => type === 'TXT')
      .map((record) => ({ name: toDnsHost(record).name, text: record.content.replaceAll('"', '') }))
    for (const { text } of texts) if (!addedAt.has(text)) addedAt.set(text, Date.now())
    latest = texts
    return texts
  }
  const toChallenges = (texts: typeof latest): string[] =>
    texts.filter(({ name }) => name.startsWith('_acme-challenge.')).map(({ text }) => text)
  // ACME clients do not query DNS before they have waited, so the scene reads the zones regularly. These reads count
  // towards the limits of the account: four a second leave the clients most of a minute's requests.
  const reading = setInterval(() => void listTexts().catch(() => {}), 250)
  const dns = await startDnsServer(async (asked) => {
    const found = (await listTexts()).filter(({ name }) => name === asked)
    return found
      .map(({ text }) => text)
      .filter((text) => Date.now() - addedAt.get(text)! >= delaySeconds * 1_000)
  })
  const pebble = await startPebble(folder, dns.address)
  const command = join(import.meta.dirname, '../../../../packages/cli/dist/command.js')
  const hook = join(folder, 'hook.sh')
  const account = `HOSTWRIGHT_BASE_URL=${url} HOSTWRIGHT_API_KEY=${apiKey} HOSTWRIGHT_CONFIG_DIR=${folder}/state`
  const line = `#!/bin/sh\n${account} exec '${process.execPath}' '${command}' acme "$@"\n`
  writeFileSync(hook, line, { mode: 0o755 })
  return {
    folder,
    pebble,
    hook,
    propagationSeconds: delaySeconds && delaySeconds + 2,
    site,
    resolver: dns.address,
    listChallenges: async () => toChallenges(await listTexts()),
    latestChallenges: () => toChallenges(latest),
    countRejected: () =>
      sandbox.coverage().reduce((sum, { status, count }) => sum + (status === 429 ? count : 0), 0),
    async close() {
      clearInterval(reading)
      await pebble.close()
      await dns.close()
      await sandbox.close()
      rmSync(folder, { recursive: true })
    },
  }
}
