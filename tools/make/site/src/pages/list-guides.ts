import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '../shell/navigation.ts'

/** The guides of a folder in their order, by what stands above each: title, summary, group, order. */
export function listGuides(folder: string): Page[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && !isCounterpart(name))
    .map((name) => {
      const read = readHead(folder, name)
      const path = `guides/${basename(name, '.md')}.html`
      const guide = { path, title: read('title'), summary: read('summary'), group: read('group') }
      return { ...guide, order: Number(read('order')) }
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ order, ...page }) => page)
}

/** The guides of a folder in Japanese: `NAME.ja.md` is the counterpart of `NAME.md`, and has its group and its order. */
export function listCounterparts(folder: string): Page[] {
  return readdirSync(folder)
    .filter(isCounterpart)
    .map((name) => {
      const read = readHead(folder, name)
      const path = `guides/${basename(name, '.md')}.html`
      return { path, title: read('title'), summary: read('summary'), lang: 'ja' }
    })
}

const isCounterpart = (name: string): boolean => name.endsWith('.ja.md')

/** Returns a function that reads what stands above the text of a guide. */
function readHead(folder: string, name: string): (key: string) => string {
  const [head = ''] = readFileSync(join(folder, name), 'utf8').split('\n---\n')
  return (key) => {
    const value = new RegExp(`^${key}: (.+)$`, 'm').exec(head)?.[1]
    if (value === undefined) throw new Error(`${name} has no ${key} above its text.`)
    return value
  }
}
