import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { publishingPrograms, type Transfer } from './publishing-programs.ts'
import { startSshd } from './start-sshd.ts'

/** Time of a program for one publish, beside that of rsync. */
export interface PublishFigures {
  readonly seconds: number
  /** Processor time of the program, without the server. */
  readonly processorSeconds: number
  /** The time beside that of rsync. */
  readonly besideRsync: number
}

/** Folders that are published, by their number of files and the size of each. */
export interface Sample {
  readonly files: number
  readonly bytes: number
}

/**
 * Publishes a folder with each program to the same `sshd`, one after another, and once more without a change. A round
 * trip takes `roundTripMs`. A program that is left out of a sample is too slow to wait for.
 */
export async function comparePublishes(
  { files, bytes }: Sample,
  roundTripMs: number,
  leftOut: readonly string[] = [],
): Promise<Record<string, PublishFigures>> {
  const top = mkdtempSync(join(tmpdir(), 'bench-publish-'))
  const folder = join(top, 'dist')
  fillFolder(folder, files, bytes)
  const figures: Record<string, PublishFigures> = {}
  const rsync: Record<string, number> = {}
  try {
    const names = Object.keys(publishingPrograms).filter((name) => !leftOut.includes(name))
    // The others are compared with rsync.
    for (const name of names.toSorted((one) => (one === 'rsync' ? -1 : 1))) {
      const home = join(top, name.replaceAll(' ', ''), 'home')
      const root = join(home, 'example.com/public_html')
      mkdirSync(root, { recursive: true })
      const sshd = await startSshd(home)
      const delay = await startDelay(sshd.port, roundTripMs / 2)
      const transfer = { ...sshd, port: delay.port, user: userInfo().username, home, folder, root }
      try {
        for (const run of ['first', 'unchanged']) {
          const { seconds, processorSeconds } = measure(name, transfer)
          rsync[run] ??= seconds
          figures[`${name}, ${run}`] = { seconds, processorSeconds, besideRsync: seconds / rsync[run] }
          if (readdirSync(root).length !== files) throw new Error(`${name} left files out.`)
        }
      } finally {
        delay.child.kill()
        sshd.close()
      }
    }
    return figures
  } finally {
    rmSync(top, { recursive: true })
  }
}

function fillFolder(folder: string, files: number, bytes: number): void {
  mkdirSync(folder)
  for (let file = 1; file < files; file += 1) writeFileSync(join(folder, `${file}.html`), randomBytes(bytes))
  writeFileSync(join(folder, 'index.html'), randomBytes(bytes))
}

async function startDelay(
  port: number,
  delayMs: number,
): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const program = join(import.meta.dirname, 'delay.ts')
  const child = spawn(process.execPath, [program, String(port), String(delayMs)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, port: Number(printed.toString()) }
}

function measure(name: string, transfer: Transfer): Omit<PublishFigures, 'besideRsync'> {
  const line = `TIMEFORMAT='%R %U %S'; time ${publishingPrograms[name]!(transfer)}`
  const { status, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' })
  const [, seconds, user, system] = /([\d.]+) ([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? []
  if (status !== 0 || seconds === undefined) throw new Error(`${name}: ${stderr}`)
  return { seconds: Number(seconds), processorSeconds: Number(user) + Number(system) }
}
