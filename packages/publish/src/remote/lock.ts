import { hostname } from 'node:os'
import { PublishError } from '../errors/publish-error.ts'
import { isRejection, type Sftp } from './sftp.ts'
import { readText, removeIfThere } from './texts.ts'
import type { Waits } from './waits.ts'

/** The time of a run, and its id. */
export interface LockWorld extends Waits {
  /** A text that no other run has. */
  readonly id: string
}

/** A place that only this run changes. */
export interface Lock {
  /** The time of the server when the lock was taken, in seconds since the epoch. */
  readonly serverTime: number
  /** Rejects with a `PublishError` if another run has taken the lock over; refreshes it if it gets old. */
  check(): Promise<void>
  /** Checks once more, without a request if the last response is young: a run that slept may have lost the lock. */
  confirm(): Promise<void>
  release(): Promise<void>
}

/**
 * A lock that was not refreshed for so long is of a run that ended without releasing it, and so is one that is so far
 * in the future: the server's clock was ahead. In seconds, by the server.
 */
const staleAfter = 120
const refreshEveryMs = 30_000
const waitMs = 5_000

/** How a lock is waited for. */
export interface LockWait {
  /** Makes the folder of the lock, which may be missing until then. */
  readonly folder?: Promise<void>
  readonly mostMs?: number
}

/**
 * Takes the lock of a place, and waits while another run has it. A stale one is renamed away: of two runs that find it,
 * only one can. The id of the run is still on its way into the lock when it is held. Rejects with a `PublishError`
 * after `mostMs`.
 */
export async function takeLock(
  sftp: Sftp,
  path: string,
  world: LockWorld,
  { folder, mostMs = 300_000 }: LockWait = {},
): Promise<Lock> {
  const until = world.now() + mostMs
  for (;;) {
    const created = await create(sftp, path, world.id)
    if (created !== undefined) return hold(sftp, path, world, created)
    await folder
    const holder = await readHolder(sftp, path)
    const age = await ageOf(sftp, path, world.id)
    if (age !== undefined && Math.abs(age) > staleAfter) await moveAway(sftp, path, world.id, holder)
    else if (world.now() >= until)
      throw new PublishError(
        'locked',
        `Another publish is going on: ${holder?.trim() ?? 'unknown'}. Try again later.`,
      )
    else if (age !== undefined) await world.sleep(waitMs)
  }
}

function hold(sftp: Sftp, path: string, { id, now }: LockWorld, { serverTime, written }: Created): Lock {
  let refreshedAt = now()
  let checkedAt = refreshedAt
  let checking: Promise<void> | undefined
  const ask = async (): Promise<void> => {
    await written
    const askedAt = now()
    const holder = await readHolder(sftp, path)
    if (holder?.includes(id) !== true) throw createLost()
    checkedAt = askedAt
    if (now() - refreshedAt < refreshEveryMs) return
    const handle = await sftp.open(path, 'w').catch((error: unknown) => {
      throw isRejection(error) ? createLost() : error
    })
    await writeId(sftp, handle, id)
    refreshedAt = now()
  }
  const lock: Lock = {
    serverTime,
    // One at a time: a lock is empty while it is refreshed.
    check: () => (checking ??= ask().finally(() => (checking = undefined))),
    async confirm() {
      if (now() - checkedAt >= refreshEveryMs) await lock.check()
    },
    async release() {
      await lock.check()
      await removeIfThere(sftp, path)
    },
  }
  return lock
}

function createLost(): PublishError {
  return new PublishError('locked', 'Another publish has taken over, because this one was idle for too long.')
}

/** A lock that was just made. */
interface Created extends Pick<Lock, 'serverTime'> {
  /** Resolves once it contains the id. */
  readonly written: Promise<void>
}

/** Makes a lock; returns `undefined` if there is one already, or no folder for it. */
async function create(sftp: Sftp, path: string, id: string): Promise<Created | undefined> {
  // Sent together: a server executes the requests for one file in their order.
  const [opened, made] = await Promise.allSettled([sftp.open(path, 'wx'), sftp.stat(path)])
  if (opened.status === 'rejected') {
    if (isRejection(opened.reason)) return undefined
    throw opened.reason
  }
  const written = writeId(sftp, opened.value, id)
  written.catch(() => undefined)
  const entry = (made.status === 'fulfilled' ? made.value : undefined) ?? (await sftp.stat(path))
  return { serverTime: entry?.mtime ?? 0, written }
}

async function writeId(sftp: Sftp, handle: Uint8Array, id: string): Promise<void> {
  const text = Buffer.from(`${id} on ${hostname()}, process ${process.pid}\n`)
  await Promise.all([sftp.write(handle, text, 0), sftp.close(handle)])
}

/** Returns how old a lock is by the server's clock, in seconds; `undefined` if it is gone. */
async function ageOf(sftp: Sftp, path: string, id: string): Promise<number | undefined> {
  const probe = `${path}.${id}`
  await writeId(sftp, await sftp.open(probe, 'w'), id)
  const [lock, now] = [await sftp.stat(path), await sftp.stat(probe)]
  await removeIfThere(sftp, probe)
  return lock && now && now.mtime - lock.mtime
}

/** Reads who has a lock; "somebody" if it contains something else than a lock does. */
function readHolder(sftp: Sftp, path: string): Promise<string | undefined> {
  return readText(sftp, path, 10_000).catch((error: unknown) => {
    if (error instanceof RangeError) return 'somebody'
    // It was released between two requests.
    if (isRejection(error)) return undefined
    throw error
  })
}

/** Renames a stale lock away. If another run has taken its place meanwhile, the lock of that run is put back. */
async function moveAway(sftp: Sftp, path: string, id: string, holder: string | undefined): Promise<void> {
  const away = `${path}.${id}`
  try {
    await sftp.rename(path, away)
  } catch (error) {
    if (isRejection(error)) return
    throw error
  }
  if ((await readHolder(sftp, away)) === holder) await removeIfThere(sftp, away)
  else await sftp.rename(away, path).catch(() => removeIfThere(sftp, away))
}
