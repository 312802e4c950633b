import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Page } from '../shell/navigation.ts'

/** The guides of a folder in their order, by what stands above each: title, summary, group, order. */
export function listGuides(folder: string): Page[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      const read = (key: string): string => {
        const value = new RegExp(`^${key}: (.+)$`, 'm').exec(text.split('\n---\n')[0]!)?.[1]
        if (value === undefined) throw new Error(`${name} has no ${key} above its text.`)
        return value
      }
      const path = `guides/${basename(name, '.md')}.html`
      const guide = { path, title: read('title'), summary: read('summary'), group: read('group') }
      return { ...guide, order: Number(read('order')) }
    })
    .toSorted((one, other) => one.order - other.order)
    .map(({ order, ...page }) => page)
}
