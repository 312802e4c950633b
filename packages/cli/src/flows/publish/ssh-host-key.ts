import { createHosting } from '@hostwright/hosting'
import { readHostKeys } from '@hostwright/publish'
import type { Command } from '../../session/command.ts'
import { defineCommand, type FlagValues } from '../../session/define-command.ts'
import type { Arguments, Session } from '../../session/session.ts'
import { readKnownHosts } from './host-trust.ts'
import { parseSshAddress } from './parse-ssh-address.ts'
import { publishFlags } from './publish-flags.ts'
import { serverArgument } from './server-argument.ts'
import { toPublishError } from './to-publish-error.ts'

const flags = { sshAddress: publishFlags.sshAddress } as const

/** Command that prints the host keys of a hosting server, for a build service that has never seen it. */
export const sshHostKey: Command = defineCommand({
  words: ['ssh', 'host-key'],
  brief: 'Print the host keys of a server',
  help: `Asks the SSH server of a hosting server for its host keys, without logging in, and prints their fingerprints. Give
one as --host-key, or in HOSTWRIGHT_HOST_KEY, where the server is not known yet, such as on a build service. Compare
it with the one in your control panel first: somebody in between would show another key. The property verdict says
whether this machine knows the key already.

Example: hostwright ssh host-key hw123456.example.jp`,
  args: [serverArgument],
  flags,
  reads: true,
  run: printHostKeys,
})

async function printHostKeys(
  session: Session,
  { servername = '' }: Arguments,
  { sshAddress }: FlagValues<typeof flags>,
): Promise<void> {
  session.about(`ssh ${servername}`)
  const address =
    sshAddress === undefined ? await findAddress(session, servername) : parseSshAddress(sshAddress)
  const knownHosts = await readKnownHosts(session.system)
  const keys = await readHostKeys(address, { knownHosts }).catch((error: unknown) => {
    throw toPublishError(error, `ssh ${servername}`)
  })
  await session.print(keys)
}

async function findAddress(session: Session, servername: string): Promise<{ host: string; port: number }> {
  const { ssh } = createHosting(await session.client()).server(servername)
  const { host, port } = (await ssh.get({ signal: session.system.interrupted })).connection_info
  return { host, port }
}
