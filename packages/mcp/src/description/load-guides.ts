import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * A section of a guide, such as `guide.ordering.the-journal`. A whole guide is a section too: its text is the guide's
 * summary and the names of its sections.
 */
export interface GuideSection {
  readonly name: string
  readonly title: string
  readonly text: string
}

// Guides that agents do not get: one repeats the help of the commands, the others are about programs around the SDK.
const leftOut: ReadonlySet<string> = new Set(['command-reference', 'own-store', 'works-with'])

/** Whether agents get the guide in a file. The build copies these. */
export function isForAgents(file: string): boolean {
  return /(?<!\.ja)\.md$/.test(file) && !leftOut.has(file.slice(0, -'.md'.length))
}

/** Loads the guides for agents in a folder, and splits them into sections. */
export async function loadGuides(folder: string): Promise<readonly GuideSection[]> {
  const files = (await readdir(folder)).filter(isForAgents).toSorted()
  const names = files.map((file) => file.slice(0, -'.md'.length))
  const guides = names.map(async (name) =>
    toSections(`guide.${name}`, await readFile(join(folder, `${name}.md`), 'utf8')),
  )
  return (await Promise.all(guides)).flat()
}

function toSections(name: string, text: string): readonly GuideSection[] {
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? []
  const property = (key: string): string => new RegExp(`^${key}: (.*)$`, 'm').exec(head)?.[1] ?? ''
  const title = property('title')
  const [, ...parts] = splitAtHeadings(body)
  const sections = parts.map((part): GuideSection => {
    const [heading = '', ...lines] = part.split('\n')
    const slug = heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
    return { name: `${name}.${slug}`, title: `${title}: ${heading}`, text: lines.join('\n').trim() }
  })
  const summary = [property('summary'), ...sections.map((section) => `- ${section.name}`)].join('\n')
  return [{ name, title, text: summary }, ...sections]
}

/**
 * Splits a Markdown text before each heading of the second level. Lines inside a block of code do not count as
 * headings.
 */
function splitAtHeadings(body: string): readonly string[] {
  const parts: string[][] = [[]]
  let isCode = false
  for (const line of body.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    if (!isCode && line.startsWith('## ')) parts.push([line.slice(3)])
    else parts.at(-1)!.push(line)
  }
  return parts.map((lines) => lines.join('\n'))
}
