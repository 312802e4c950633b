import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { readFiles } from './open-site.ts'
import { others, toVersion } from './site-versions.ts'

/** Counts of the reads of a visitor. */
export interface Reads {
  reads: number
  /** Half a file, or a page that is there without its asset. */
  bad: number
  /** Pages that were replaced before the visitor asked for their assets, which an undo has removed with them. */
  late: number
}

/** Reads every file of a site with versions up to a number again and again, until it is stopped. */
export function readAsVisitor(root: string, versions: number): { readonly stop: () => Promise<Reads> } {
  const counts = { reads: 0, bad: 0, late: 0 }
  const end = new AbortController()
  const whole = new Set([
    ...Object.values(others),
    ...Array.from({ length: versions + 1 }, (_, number) => Object.values(toVersion(number))).flat(),
  ])
  const loop = async (): Promise<void> => {
    while (!end.signal.aborted) {
      for (const [path, text] of Object.entries(await readFiles(root))) {
        counts.reads += 1
        const assets = path.endsWith('.html') ? text.split(' ').slice(2) : []
        if (!whole.has(text)) counts.bad += 1
        else if (assets.some((asset) => !existsSync(join(root, asset))))
          counts[(await readFiles(root))[path] === text ? 'bad' : 'late'] += 1
      }
      await sleep(20)
    }
  }
  const running = loop()
  return {
    async stop() {
      end.abort()
      await running
      return counts
    },
  }
}
