import { readdirSync } from 'node:fs'
import { output } from './open-site.ts'

/** Every page of the built site, from its root. None at all is a fault of the check, not of the site. */
export function listPages(): string[] {
  const pages = readdirSync(output, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.html'),
  )
  if (pages.length < 20) throw new Error(`Only ${pages.length} pages: is the site built?`)
  return pages
}

/**
 * The pages of the site without those that are made as one of them is: of the reference, one in each language, and of the
 * guides in Japanese the first.
 */
export function listDistinctPages(): string[] {
  const made = /^reference\/(?!dns|ja\/dns)|^guides\/(?!first-call).*\.ja\.html$/
  return listPages().filter((path) => !made.test(path))
}
