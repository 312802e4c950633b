import { readSettings } from '../context/read-settings.ts'
import type { Settings } from '../context/settings.ts'
import { readPrinting } from '../output/format.ts'
import { createPaint } from '../output/paint.ts'
import { toPlain } from '../output/to-plain.ts'
import { withoutSecrets } from '../output/without-secrets.ts'
import { confirm } from '../terminal/confirm.ts'
import { createProgress } from '../terminal/progress.ts'
import type { World } from '../world/world.ts'
import type { Command } from './command.ts'
import type { Flags, Session } from './session.ts'

/** What a session knows of how its command went. */
export interface OpenSession extends Session {
  readonly subject: () => string | undefined
  /** Whether something may have changed that the command itself did not announce. */
  readonly hasChanged: () => boolean
}

/** Opens what a command works with. Nothing is read before it is needed. */
export function openSession(world: World, { words, reads }: Command, flags: Flags): OpenSession {
  const printing = readPrinting(flags)
  let subject: string | undefined
  let changed = false
  let settings: Promise<Settings> | undefined
  let client: ReturnType<Session['client']> | undefined
  const session: OpenSession = {
    world,
    command: words,
    settings: () => (settings ??= readSettings(world, flags.context)),
    client: () => (client ??= session.settings().then(session.connect)),
    async connect(of) {
      const { connect } = await import('./connect.ts')
      const debug = flags.debug === true ? session.say : undefined
      return connect(world, of, { caFile: flags.caFile, debug })
    },
    async print(data, view) {
      const { isTerminal, columns } = world.stdout
      const shown = withoutSecrets(data)
      const options = { ...printing, view, isTerminal, columns, paint: createPaint(world.env) }
      const { toText } = await import('../output/to-text.ts')
      const text = toText(shown, options).catch((error: unknown) => {
        if (reads) throw error
        // What was done is told, whatever is wrong with how it is to be told.
        session.say(`hostwright: ${(error as Error).message}`)
        return toText(shown, { ...options, fields: undefined })
      })
      world.stdout.write(await text)
    },
    say: (line) => world.stderr.write(`${toPlain(line)}\n`),
    progress: () => createProgress(world.stderr, world.env),
    about(thing) {
      subject = thing
    },
    changes() {
      changed = true
    },
    confirm: (question) => confirm(world, question, flags.yes === true),
    subject: () => subject,
    hasChanged: () => changed,
  }
  return session
}
