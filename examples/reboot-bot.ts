// A bot that reboots VPSs on request: it reads lines of a chat such as "m-17 reboot web-01" and prints the progress. One
// message reboots at most once, however often the chat delivers it and whenever the bot dies.
//
//   node reboot-bot.ts < chat      # the folder `reboots`, or $REBOOTS_FOLDER, remembers the messages
//
// "m-17" is the id of the message. If the bot dies between a reboot and its response, it cannot know whether the VPS
// reboots: it says so, and a person decides whether to send a new message. A message that is delivered again gets the
// same text. The bot checks no permission: everybody who can write to the chat can reboot. Run one bot per folder.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { createClient, mayBeExecuted } from '@hostwright/common'
import { createVps, type StoredOperation } from '@hostwright/vps'

const folder = process.env['REBOOTS_FOLDER'] ?? 'reboots'
mkdirSync(folder, { recursive: true })
const vps = createVps(createClient())

interface Message {
  /** The accepted reboot; missing while it is unknown whether the API accepted it. */
  readonly reboot?: StoredOperation<'rebootVps'>
  readonly result?: string
}

function read(id: string): Message | undefined {
  const file = `${folder}/${id}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

function write(id: string, message: Message): Message {
  writeFileSync(`${folder}/${id}.new`, JSON.stringify(message), { flush: true })
  renameSync(`${folder}/${id}.new`, `${folder}/${id}.json`)
  return message
}

async function send(id: string, name: string): Promise<Message> {
  const { power } = await vps.byName(name)
  write(id, {}) // before the request: from here on, this message never reboots again
  try {
    return write(id, { reboot: await power.reboot() })
  } catch (error) {
    return mayBeExecuted(error) ? {} : write(id, { result: `was not rebooted: ${(error as Error).message}` })
  }
}

async function handle(id: string, name: string, say: (text: string) => void): Promise<string> {
  const message = read(id) ?? (await send(id, name))
  if (message.result !== undefined) return message.result
  if (message.reboot === undefined) return 'may have been rebooted: look at it, and ask with a new message'
  let shown = ''
  const state = await vps.resume(message.reboot).wait({
    onProgress: (state) => void (state === shown || say((shown = state))), // once per state, not once per read
  })
  return write(id, { ...message, result: `was rebooted and is ${state}` }).result!
}

const underway = new Map<string, Promise<void>>() // a message that is delivered again while it is handled is ignored
for await (const line of createInterface({ input: process.stdin })) {
  const [, id, name] = /^([\w-]+) reboot ([\w-]+)$/.exec(line) ?? []
  const say = (text: string): void => console.log(`${id ?? ''} ${name ?? line}: ${text}`)
  if (!id || !name) say('is no request: write ID reboot NAME')
  else if (!underway.has(id)) {
    const handled = handle(id, name, say).catch(String).then(say)
    underway.set(
      id,
      handled.finally(() => underway.delete(id)),
    )
  }
}
await Promise.all(underway.values())
