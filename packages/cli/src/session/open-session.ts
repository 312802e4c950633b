import { readSettings } from '../context/read-settings.ts'
import type { Settings } from '../context/settings.ts'
import type { Told } from '../errors/failure.ts'
import type { Rates } from '../network/with-rates.ts'
import { readPrinting } from '../output/format.ts'
import { createPaint } from '../output/paint.ts'
import { toPlain } from '../output/to-plain.ts'
import { confirm } from '../terminal/confirm.ts'
import { createProgress, type Progress } from '../terminal/progress.ts'
import { asItIs } from '../language/translate.ts'
import type { System } from '../system/system.ts'
import type { Command } from './command.ts'
import { announceWaits } from './announce-waits.ts'
import type { Flags, Session } from './session.ts'

/** A session, with the information that is needed when its command ends. */
export interface OpenSession extends Session {
  readonly subject: () => string | undefined
  /** Whether the command has begun to send changes, so that the account may have changed. */
  readonly hasChanged: () => boolean
  /** The words of the command itself for its failure. */
  readonly told: () => Told | undefined
}

/** Opens the session of a command. Settings and files are read only when they are needed. */
export function openSession(system: System, { words, reads }: Command, flags: Flags): OpenSession {
  const printing = readPrinting(flags)
  const { translate = asItIs } = system
  let subject: string | undefined
  let changed = false
  let told: Told | undefined
  let showsProgress = false
  const rates: Rates = new Map()
  let settings: Promise<Settings> | undefined
  let client: ReturnType<Session['client']> | undefined
  const session: OpenSession = {
    system,
    command: words,
    rates,
    settings: () => (settings ??= readSettings(system, flags.context)),
    client: () => (client ??= session.settings().then(session.connect)),
    async connect(of) {
      const { connect } = await import('./connect.ts')
      const debug = flags.debug === true ? session.say : undefined
      const sleep = announceWaits(system, (line) => {
        if (!showsProgress) session.say(line)
      })
      return connect({ ...system, sleep }, of, { caFile: flags.caFile, debug, rates })
    },
    async print(data, view) {
      const { isTerminal, columns } = system.stdout
      const options = { ...printing, view, isTerminal, columns, paint: createPaint(system.env), translate }
      const { toText } = await import('../output/to-text.ts')
      const text = toText(data, options).catch((error: unknown) => {
        if (reads) throw error
        // A command that can change something has its result printed even if the selected properties are invalid: then
        // with all properties, because the change was made.
        session.say(`hostwright: ${(error as Error).message}`)
        return toText(data, { ...options, fields: undefined, rows: { filters: [], sort: undefined } })
      })
      system.stdout.write(await text)
    },
    say: (line) => system.stderr.write(`${toPlain(translate(line))}\n`),
    progress() {
      showsProgress = true
      return createSpokenProgress(system)
    },
    about(thing) {
      subject = thing
    },
    changes(given) {
      changed = true
      told = given
    },
    confirm: (question) => confirm(system, question, flags.yes === true),
    subject: () => subject,
    hasChanged: () => changed,
    told: () => told,
  }
  return session
}

/** Returns a progress whose states are in the language of the command. The API's own states stay as they are. */
function createSpokenProgress({ stderr, env, translate = asItIs }: System): Progress {
  const { update, finish, end } = createProgress(stderr, env)
  return {
    update: (thing, state) => update(thing, translate(state)),
    finish: (thing, state) => finish(thing, translate(state)),
    end,
  }
}
