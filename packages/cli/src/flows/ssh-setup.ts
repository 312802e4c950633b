import { ApiError } from '@hostwright/common'
import { createHosting, type Site } from '@hostwright/hosting'
import { createSshKeyPair } from '@hostwright/publish'
import { CommandError, usageError } from '../errors/command-error.ts'
import { toCompletion } from '../operations/to-completion.ts'
import { toWord } from '../output/to-word.ts'
import type { Command } from '../session/command.ts'
import { defineCommand, type FlagValues } from '../session/define-command.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'
import { withContext } from '../session/with-context.ts'

const flags = {
  publicKeyFile: {
    type: 'string',
    placeholder: 'FILE',
    brief: 'Your public key, such as ~/.ssh/id_ed25519.pub.',
  },
  privateKeyFile: {
    type: 'string',
    placeholder: 'FILE',
    brief: 'Your private key; made on this machine, with FILE.pub, if it is not there.',
  },
  label: { type: 'string', placeholder: 'TEXT', brief: 'What the key is called in the list of keys.' },
} as const

/** Command that sets up SSH access to a hosting server with the user's own key. */
export const sshSetup: Command = defineCommand({
  words: ['ssh', 'setup'],
  brief: 'Enable SSH, register your public key, and print the line that connects',
  help: `Enables SSH where it is off, registers your public key unless the server has it, and prints how to
connect. With --private-key-file it makes a key pair if the file is not there, and ends with the line that publishes. The
private key does not leave this machine. The API shows no keys, so their labels distinguish them; run again, it changes nothing more.

Example: hostwright ssh setup hw123456.example.jp --private-key-file id_publish`,
  args: [
    {
      name: 'servername',
      placeholder: 'SERVERNAME',
      brief: 'The server; the only one otherwise.',
      optional: true,
      completes: toCompletion('servername'),
    },
  ],
  flags,
  asks: true,
  reads: false,
  run: setUp,
})

async function setUp(
  session: Session,
  { servername = '' }: Arguments,
  { publicKeyFile, privateKeyFile, label: given }: FlagValues<typeof flags>,
  { context }: Flags,
): Promise<void> {
  session.about(`ssh ${servername}`)
  const key = await readPublicKey(session, publicKeyFile, privateKeyFile)
  const site = createHosting(await session.client()).server(servername)
  const options = { signal: session.system.interrupted }
  const settings = await site.ssh.get(options)
  const keys = await site.sshKeys.list(options)
  session.changes()
  if (!settings.ssh_enabled) {
    await site.ssh.update({ ssh_enabled: true }, options)
    session.say('SSH is enabled.')
  }
  const label = given ?? (await toLabel(key))
  const isKnown = keys.some((one) => one.label === label)
  const state = isKnown ? 'was there' : await register(session, site, { public_key: key, label })
  const { connection_info } = await site.ssh.get(options)
  await session.print({ servername, label, key: state, ...connection_info })
  if (privateKeyFile === undefined) return
  const [first] = await site.domains.list(options)
  const domain = first?.domain ?? servername
  const file = toWord(privateKeyFile, session.system.platform)
  const line = withContext(`hostwright publish ./dist ${domain} --private-key-file ${file}`, context)
  session.say(`Publish a folder: ${line}`)
}

/** Reads the public key, or that of the private key. If the private key is not there, both are made. */
async function readPublicKey(
  { system: { files }, say }: Session,
  publicKeyFile: string | undefined,
  privateKeyFile: string | undefined,
): Promise<string> {
  if (publicKeyFile === undefined && privateKeyFile === undefined)
    throw usageError(
      'Give your public key with --public-key-file FILE, or --private-key-file FILE to make a pair.',
    )
  const file = publicKeyFile ?? `${privateKeyFile}.pub`
  const isNew =
    publicKeyFile === undefined &&
    privateKeyFile !== undefined &&
    (await files.read(privateKeyFile)) === undefined
  if (isNew) {
    const { privateKey, publicKey } = createSshKeyPair()
    if (!(await files.create(file, `${publicKey}\n`)))
      throw usageError(
        `${file} is there, and ${privateKeyFile} is not: give another file. Nothing was changed.`,
      )
    await files.create(privateKeyFile, privateKey)
    say(`Your new private key is in ${privateKeyFile}. Keep it where only you can read it.`)
  }
  const key = (await files.read(file))?.trim()
  if (!key || !/^(?:ssh|ecdsa|sk)-/.test(key))
    throw new CommandError(`${file} holds no public key.`, { exitCode: 2, done: 'Nothing was changed.' })
  return key
}

/**
 * Registers a key. The service has returned a 409 for the first key of a server although it stored the key, so a 409
 * ends nothing: the login shows whether the key is there.
 */
async function register(
  session: Session,
  site: Site,
  key: { readonly public_key: string; readonly label: string },
): Promise<'registered' | 'unclear'> {
  try {
    await site.sshKeys.register(key, { signal: session.system.interrupted })
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error
    session.say(`The API says: ${error.message} The key may be there nevertheless: log in to find out.`)
    return 'unclear'
  }
  session.say('The key is registered.')
  return 'registered'
}

/**
 * Derives a label from a key. The API lists labels but not keys, so a key counts as registered if its label is listed.
 */
async function toLabel(key: string): Promise<string> {
  const body = key.split(/\s+/).slice(0, 2).join(' ')
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(body))
  return `key-${Buffer.from(hash).toString('hex').slice(0, 12)}`
}
