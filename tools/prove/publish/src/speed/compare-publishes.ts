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
  const account = await start('serve-account.ts')
  try {
    const names = Object.keys(publishingPrograms).filter((name) => !leftOut.includes(name))
    // The others are compared with rsync.
    for (const name of names.toSorted((one) => (one === 'rsync' ? -1 : 1))) {
      const home = join(top, name.replaceAll(' ', ''), 'home')
      const root = join(home, 'example.com/public_html')
      mkdirSync(root, { recursive: true })
      const sshd = await startSshd(home)
      const delay = await start('delay.ts', sshd.port, roundTripMs / 2)
      const port = Number(delay.printed[0])
      const transfer = {
        ...sshd,
        port,
        user: userInfo().username,
        home,
        folder,
        root,
        account: account.printed,
      }
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
    account.child.kill()
    rmSync(top, { recursive: true })
  }
}

function fillFolder(folder: string, files: number, bytes: number): void {
  mkdirSync(folder)
  for (let file = 1; file < files; file += 1) writeFileSync(join(folder, `${file}.html`), randomBytes(bytes))
  writeFileSync(join(folder, 'index.html'), randomBytes(bytes))
}

/** Starts a program of this folder, and returns the words of its first line. */
async function start(
  program: string,
  ...values: readonly number[]
): Promise<{ readonly child: ChildProcess; readonly printed: readonly string[] }> {
  const line = [join(import.meta.dirname, program), ...values.map(String)]
  const child = spawn(process.execPath, line, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, printed: printed.toString().trim().split(' ') }
}

function measure(name: string, transfer: Transfer): Omit<PublishFigures, 'besideRsync'> {
  const line = `TIMEFORMAT='%R %U %S'; time ${publishingPrograms[name]!(transfer)}`
  const { status, stderr } = spawnSync('bash', ['-c', line], { encoding: 'utf8' })
  const [, seconds, user, system] = /([\d.]+) ([\d.]+) ([\d.]+)\s*$/.exec(stderr) ?? []
  if (status !== 0 || seconds === undefined) throw new Error(`${name}: ${stderr}`)
  return { seconds: Number(seconds), processorSeconds: Number(user) + Number(system) }
}
