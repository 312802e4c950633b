export interface Heading {
  readonly level: number
  readonly id: string
  readonly text: string
  /** The text below the heading, up to the next one. */
  readonly body: string
}

const heading = /<h([1-4])(?:\s[^>]*?id="([^"]*)")?[^>]*>([\s\S]*?)<\/h\1>/g

/** Reads the headings of a page's content, in order, each with the text below it. */
export function readHeadings(content: string): Heading[] {
  const found = [...content.matchAll(heading)]
  return found.map(({ index, 0: whole, 1: level, 2: id = '', 3: inner = '' }, at) => ({
    level: Number(level),
    id,
    text: toText(inner),
    body: toText(content.slice(index + whole.length, found[at + 1]?.index)),
  }))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' }
/** Drawings, and the bars and tabs of code blocks: their texts are not part of the content. */
const asides = /<svg[\s\S]*?<\/svg>|<div class="(?:code-bar|tabs)"[\s\S]*?<\/div>/g

function toText(html: string): string {
  return (
    html
      .replaceAll(asides, ' ')
      .replaceAll('</a><a', '</a> <a')
      // An excerpt of a table would otherwise read as a sentence.
      .replaceAll(/<\/t[dh]>(?=\s*<t)/g, ' · ')
      .replaceAll(/<\/(?:tr|thead|table)>(?:<\/div>)?(?=\s*<\w)/g, ' | ')
      // Tags within a sentence do not separate words: a comma after a name follows it without a space.
      .replaceAll(/<\/?(?:span|code|a|em)(?:\s[^>]*)?>/g, '')
      .replaceAll(/<[^>]+>/g, ' ')
      .replaceAll(/&#(x[\da-f]+|\d+);/gi, (_, code: string) => String.fromCodePoint(Number(`0${code}`)))
      .replaceAll(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name]!)
      .replaceAll(/\s+/g, ' ')
      .trim()
  )
}
