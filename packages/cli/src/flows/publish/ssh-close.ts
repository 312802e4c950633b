import { closeSsh } from '@hostwright/publish'
import type { Command } from '../../session/command.ts'
import { defineCommand, type FlagValues } from '../../session/define-command.ts'
import type { Arguments, Session } from '../../session/session.ts'
import { readHostTrust } from './host-trust.ts'
import { openingsFolder } from './openings.ts'
import { parseSshAddress } from './parse-ssh-address.ts'
import { readPrivateKey } from './private-key.ts'
import { publishFlags } from './publish-flags.ts'
import { serverArgument } from './server-argument.ts'
import { toPublishError } from './to-publish-error.ts'

const flags = {
  privateKeyFile: publishFlags.privateKeyFile,
  hostKey: publishFlags.hostKey,
  sshAddress: publishFlags.sshAddress,
} as const

/** Command that closes SSH after a publish that was killed. */
export const sshClose: Command = defineCommand({
  words: ['ssh', 'close'],
  brief: 'Close SSH after a publish that opened it and was killed',
  help: `Puts the switches of SSH back as they were before publish --enable-ssh or --from-abroad, unless somebody has changed
them since. With a private key it also finds openings of other machines, and leaves SSH open while another publish is
going on. Does nothing if no opening is known, so a workflow can always run it last.

Example: hostwright ssh close hw123456.example.jp`,
  args: [serverArgument],
  flags,
  reads: false,
  run: close,
})

async function close(
  session: Session,
  { servername = '' }: Arguments,
  { privateKeyFile, hostKey, sshAddress }: FlagValues<typeof flags>,
): Promise<void> {
  const { system } = session
  session.about(`ssh ${servername}`)
  const options = {
    server: servername,
    privateKey: await readPrivateKey(system, privateKeyFile),
    ...(await readHostTrust(system, { hostKey, isDryRun: false })),
    address: sshAddress === undefined ? undefined : parseSshAddress(sshAddress),
    openingsFolder: openingsFolder(system),
    now: system.now,
    sleep: system.sleep,
  }
  session.changes()
  const left = await closeSsh(await session.client(), options).catch((error: unknown) => {
    throw toPublishError(error, `ssh ${servername}`, 'The same line completes it.')
  })
  const [other] = left.others
  if (other !== undefined) session.say(`SSH stays open, because ${other.by} is publishing.`)
  else if (Object.keys(left.restored).length > 0) session.say('SSH is closed as it was before.')
  else session.say('No opening of SSH is known, so nothing was changed.')
  await session.print(left)
}
