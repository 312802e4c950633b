import {
  type CheckedFile,
  publishFolder,
  type PublishOptions,
  type PublishProgress,
  type PublishResult,
  readPublishStatus,
  type SiteOptions,
  undoPublish,
} from '@hostwright/publish'
import { usageError } from '../../errors/command-error.ts'
import { type ExitCode, exitCodes } from '../../errors/exit-code.ts'
import type { Command } from '../../session/command.ts'
import { defineCommand, type FlagValues } from '../../session/define-command.ts'
import type { Arguments, Flags, Session } from '../../session/session.ts'
import { isData } from '../plan/plan-files.ts'
import { serverFlag } from '../zone/zone-inputs.ts'
import { readHostTrust } from './host-trust.ts'
import { initHtaccess, initHtaccessWord } from './init-htaccess.ts'
import { openingsFolder, toOverdueLines } from './openings.ts'
import { parseSshAddress } from './parse-ssh-address.ts'
import { readPrivateKey } from './private-key.ts'
import { publishFlags } from './publish-flags.ts'
import { toPublishError } from './to-publish-error.ts'

const allFlags = { server: serverFlag, ...publishFlags } as const
type PublishFlags = FlagValues<typeof allFlags>

/** Command that publishes a folder as a site, puts the last publish back, or shows who published last. */
export const publishCommand: Command = defineCommand({
  words: ['publish'],
  brief: 'Publish a folder as a site',
  help: `Uploads what changed over SFTP, and puts it in place so that no visitor sees half of it. Files of others stay. The same
line completes a publish that was cut off, and writes nothing if nothing changed. Assets that are gone from the folder
stay for a day, for pages that are open in browsers. With init-htaccess FOLDER it writes an .htaccess that does the same as
_redirects and _headers in the folder, and says what it cannot.

Example: hostwright publish ./dist example.com --private-key-file id_ed25519 --host-key SHA256:…`,
  args: [
    { name: 'folder', placeholder: 'FOLDER', brief: 'The built site.', optional: true },
    { name: 'domain', placeholder: 'DOMAIN', brief: 'The domain of the site.', optional: true },
  ],
  usage: ['FOLDER DOMAIN', '--undo DOMAIN', '--status DOMAIN', 'init-htaccess FOLDER'],
  flags: allFlags,
  reads: false,
  run: publish,
})

async function publish(
  session: Session,
  { folder, domain }: Arguments,
  flags: PublishFlags,
  all: Flags,
): Promise<ExitCode | void> {
  const { undo, status } = flags
  if (folder === initHtaccessWord && domain !== undefined) return initHtaccess(session, domain)
  const name = undo ?? status ?? domain
  const isOne = [undo, status, folder].filter((one) => one !== undefined).length === 1
  if (name === undefined || !isOne)
    throw usageError(
      'Give a folder and a domain, or --undo DOMAIN, or --status DOMAIN.',
      'hostwright publish --help',
    )
  session.about(`site ${name}`)
  const options = await toSiteOptions(session, name, flags)
  const client = await session.client()
  try {
    const print = (found: object): Promise<void> =>
      session.print(isData(all) ? found : withoutEmptyLists(found))
    if (status !== undefined) return await print(await readPublishStatus(client, options))
    if (flags.dryRun !== true) session.changes()
    const result =
      undo === undefined
        ? await publishFolder(client, { ...options, ...toPublishOptions(session, folder ?? '', flags) })
        : await undoPublish(client, { ...options, dryRun: flags.dryRun })
    tell(session, result, { isDryRun: flags.dryRun === true, isUndo: undo !== undefined })
    await print(result)
    const isWrong = result.putBack.length > 0 || result.checked.some(({ outcome }) => outcome === 'other')
    return isWrong ? exitCodes.refused : undefined
  } catch (error) {
    throw toPublishError(error, `site ${name}`, 'Visitors see no half of it. The same line completes it.')
  }
}

async function toSiteOptions(
  session: Session,
  domain: string,
  {
    privateKeyFile,
    hostKey,
    sshAddress,
    webAddress,
    server,
    to,
    name,
    enableSsh,
    fromAbroad,
    dryRun = false,
  }: PublishFlags,
): Promise<SiteOptions> {
  const { interrupted: signal, now, sleep, fetch } = session.system
  const privateKey = await readPrivateKey(session.system, privateKeyFile)
  if (privateKey === undefined) throw usageError('Give your private SSH key with --private-key-file FILE.')
  return {
    domain,
    server,
    to,
    name,
    privateKey,
    ...(await readHostTrust(session.system, { hostKey, isDryRun: dryRun })),
    address: sshAddress === undefined ? undefined : parseSshAddress(sshAddress),
    webAddress,
    fetch,
    enableSsh,
    fromAbroad,
    openingsFolder: openingsFolder(session.system),
    onNotice: session.say,
    signal,
    now,
    sleep,
  }
}

function toPublishOptions(
  session: Session,
  folder: string,
  { adopt, keep, include, remove, takeOver, dryRun, check, commit }: PublishFlags,
): Omit<PublishOptions, keyof SiteOptions> {
  // Without a terminal, each file would be a line.
  const progress = session.system.stderr.isTerminal ? session.progress() : undefined
  const onProgress = ({ uploaded }: PublishProgress): void => progress?.update(folder, `${uploaded} uploaded`)
  return { folder, onProgress, adopt, keep, include, remove, takeOver, dryRun, check, commit }
}

/** Returns the properties that a reader has something to see in. */
function withoutEmptyLists(found: object): object {
  return Object.fromEntries(
    Object.entries(found).filter(([, value]) => !Array.isArray(value) || value.length > 0),
  )
}

/** Says in one line what changed, and what stays. */
function tell(
  session: Session,
  result: PublishResult,
  { isDryRun, isUndo }: { readonly isDryRun: boolean; readonly isUndo: boolean },
): void {
  const { added, changed, removed, leaving, lost, putBack, overdueOpenings } = result
  const counts = [
    `${added.length} added`,
    `${changed.length} changed`,
    `${removed.length} removed`,
    `${result.unchanged} unchanged`,
  ].join(', ')
  session.say(isDryRun ? `Would be: ${counts}. Nothing was written.` : `${counts}.`)
  if (isUndo && !isDryRun)
    session.say('The site is as it was before the last publish or undo. The same line again undoes this.')
  if (leaving.length > 0)
    session.say(`Stay for a day, because open pages may load them: ${leaving.join(', ')}.`)
  for (const path of putBack)
    session.say(
      `The web server fails with the new ${path}, so the site is without it, as before: correct it.`,
    )
  tellChecked(session, result)
  for (const line of toOverdueLines(overdueOpenings)) session.say(line)
  if (lost.length > 0) session.say(`Changed by others, so they are theirs now: ${lost.join(', ')}.`)
}

/** Says what the web server sends, if it was asked. */
function tellChecked(session: Session, { checked }: PublishResult): void {
  if (checked.length === 0) return
  const pathsOf = (wanted: CheckedFile['outcome']): string[] =>
    checked.filter(({ outcome }) => outcome === wanted).map(({ path }) => path)
  const [other, unreached] = [pathsOf('other'), pathsOf('not-reachable')]
  session.say(
    `The web server sends ${pathsOf('same').length} of ${checked.length} files as they were published.`,
  )
  if (other.length > 0) session.say(`It sends something else for: ${other.join(', ')}.`)
  if (unreached.length > 0) session.say(`Not reachable yet: ${unreached.join(', ')}.`)
}
