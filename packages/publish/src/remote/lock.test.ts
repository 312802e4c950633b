import { expect, test } from 'vitest'
import { openScene, root } from '../testing/open-scene.ts'
import { publishAt } from '../testing/publish-at.ts'
import { readSite } from '../testing/read-site.ts'
import { publishFolder } from '../publish-folder.ts'
import { takeLock } from './lock.ts'
import { SftpError } from './sftp.ts'

const path = '/home/hw123456/lock'

test('a run waits for the lock of another one, and says whose it is if that takes too long', async () => {
  const { asOther } = await openScene()
  await asOther(async ({ sftp, world }) => {
    const lock = await takeLock(sftp, path, { ...world, id: 'one' })
    let waits = 0
    const sleep = async (): Promise<void> => {
      waits += 1
      if (waits === 3) await lock.release()
    }
    const second = await takeLock(sftp, path, { ...world, sleep, id: 'two' })
    expect(waits).toBe(3)
    const impatient = takeLock(sftp, path, { ...world, id: 'three' }, { mostMs: 0 })
    await expect(impatient).rejects.toThrow(/Another publish is going on: two on /)
    await second.release()
  })
})

test('a lock that was not refreshed for two minutes is taken over, and its holder notices', async () => {
  const { asOther, sandbox } = await openScene()
  await asOther(async ({ sftp, world }) => {
    const lock = await takeLock(sftp, path, { ...world, id: 'one' })
    await lock.check()
    await sandbox.clock.advance({ minutes: 3 })
    const both = ['two', 'three'].map((id) => takeLock(sftp, path, { ...world, id }, { mostMs: 0 }))
    const settled = await Promise.allSettled(both)
    expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(lock.check()).rejects.toThrow('Another publish has taken over')
    // Each rename and removal asks once more after a pause.
    await expect(lock.confirm()).rejects.toThrow('Another publish has taken over')
  })
})

test('a lock that is refreshed is not taken over', async () => {
  const { asOther, sandbox } = await openScene()
  await asOther(async ({ sftp, world }) => {
    const lock = await takeLock(sftp, path, { ...world, id: 'one' })
    for (let minute = 0; minute < 4; minute += 1) {
      await sandbox.clock.advance({ minutes: 1 })
      await lock.check()
    }
    const impatient = takeLock(sftp, path, { ...world, id: 'two' }, { mostMs: 0 })
    await expect(impatient).rejects.toMatchObject({ reason: 'locked' })
    await sftp.remove(path)
    // The last response is young, so nothing is asked.
    await lock.confirm()
  })
})

test('a check that meets a refresh does not take the empty lock for a lost one', async () => {
  const { asOther, sandbox } = await openScene()
  await asOther(async ({ sftp, world }) => {
    let meanwhile: Promise<void> | undefined
    const open: typeof sftp.open = async (file, flags, mode) => {
      const handle = await sftp.open(file, flags, mode)
      if (flags !== 'w') return handle
      meanwhile = lock.check()
      // Long enough for a whole check.
      for (let turn = 0; turn < 5; turn += 1) await sftp.stat(path)
      return handle
    }
    const lock = await takeLock({ ...sftp, open }, path, { ...world, id: 'one' })
    await lock.check()
    await sandbox.clock.advance({ minutes: 1 })
    await lock.check()
    await expect(meanwhile).resolves.toBeUndefined()
  })
})

test('a lock whose folder is made meanwhile is taken, also by a server that makes the folder later', async () => {
  const { asOther } = await openScene()
  await asOther(async ({ sftp, world }) => {
    const folder = '/home/hw123456/state'
    let make!: () => void
    const asked = new Promise<void>((resolve) => (make = resolve))
    const open: typeof sftp.open = (...args) => sftp.open(...args).finally(make)
    const making = asked.then(() => sftp.makeFolder(folder, 0o700))
    const lock = await takeLock({ ...sftp, open }, `${folder}/lock`, world, { folder: making })
    await expect(lock.check()).resolves.toBeUndefined()
  })
})

test('a run that could not write its id into the lock says why', async () => {
  const { asOther } = await openScene()
  await asOther(async ({ sftp, world }) => {
    const write = (): Promise<never> => Promise.reject(new SftpError('write: Failure', 4))
    const lock = await takeLock({ ...sftp, write }, path, world)
    await expect(lock.check()).rejects.toThrow('write: Failure')
  })
})

test("a run whose lock is another one's now leaves that one when it ends", async () => {
  const { asOther } = await openScene()
  await asOther(async ({ sftp, world }) => {
    const lock = await takeLock(sftp, path, { ...world, id: 'one' })
    await lock.check()
    await sftp.remove(path)
    const second = await takeLock(sftp, path, { ...world, id: 'two' })
    await expect(lock.release()).rejects.toThrow('Another publish has taken over')
    await second.check()
  })
})

test('two publishes at the same time end with a site of one of them', async () => {
  const { client, options, fill, visit } = await openScene()
  await fill({ 'index.html': 'one', 'a.txt': 'a' })
  const [one, two] = await Promise.all([publishFolder(client, options), publishFolder(client, options)])
  expect(one.added.length + two.added.length).toBe(2)
  expect([await visit('/'), await visit('/a.txt')]).toEqual(['one', 'a'])
})

test('a publish that begins amid another one waits until that one has ended, and replaces its site', async () => {
  const { asOther, fill, folder } = await openScene()
  const { fill: fillOther, folder: otherFolder } = await openScene()
  await fill({ 'index.html': 'one', 'only-one.html': 'one' })
  await fillOther({ 'index.html': 'two', 'only-two.html': 'two' })
  await asOther(async (place) => {
    const { sftp, world } = place
    const events: string[] = []
    let goOn!: () => void
    const hasWaited = new Promise<void>((resolve) => (goOn = resolve))
    let second: Promise<unknown> | undefined
    const sleep = async (ms: number): Promise<void> => {
      events.push(`waits ${ms}`)
      if (events.length < 3) return
      goOn()
      await first
    }
    const later = { ...place, world: { ...world, sleep } }
    // The first one stands still between two of its files, until the second one has looked for its lock three times.
    const rename: typeof sftp.rename = async (from, to) => {
      await sftp.rename(from, to)
      second ??= publishAt(later, otherFolder, sftp, 'run-2').then(() => events.push('second'))
      await hasWaited
    }
    const first = publishAt(place, folder, { ...sftp, rename }, 'run-1').then(() => events.push('first'))
    await first
    await second
    expect(events).toEqual(['waits 5000', 'waits 5000', 'waits 5000', 'first', 'second'])
    expect(await readSite(sftp, root)).toEqual({ 'index.html': 'two', 'only-two.html': 'two' })
  })
})
