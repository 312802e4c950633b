export interface Heading {
  readonly level: number
  readonly id: string
  readonly text: string
  /** The text below the heading, up to the next one. */
  readonly body: string
}

const heading = /<h([1-4])(?:\s[^>]*?id="([^"]*)")?[^>]*>([\s\S]*?)<\/h\1>/g

/** The headings of a page's content, in order, each with the text that it stands over. */
export function readHeadings(content: string): Heading[] {
  const found = [...content.matchAll(heading)]
  return found.map(({ index, 0: whole, 1: level, 2: id = '', 3: inner = '' }, at) => ({
    level: Number(level),
    id,
    text: toText(inner),
    body: toText(content.slice(index + whole.length, found[at + 1]?.index)),
  }))
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function toText(html: string): string {
  return html
    .replaceAll(/<svg[\s\S]*?<\/svg>|<[^>]+>/g, ' ')
    .replaceAll(
      /&(amp|lt|gt|quot|#39|#x27);/g,
      (whole, name: string) => entities[name.replace('x27', '39')] ?? whole,
    )
    .replaceAll(/\s+/g, ' ')
    .trim()
}
