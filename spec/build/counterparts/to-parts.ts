/** A heading of a Markdown file with the text below it, up to the next heading. */
export interface Part {
  /** 1 for a page's title; 0 for the text before it. */
  readonly level: number
  /** The heading and the text, without blocks of code. */
  readonly text: string
}

export interface Document {
  readonly parts: readonly Part[]
  /** Blocks of code, with the lines that open them. */
  readonly code: readonly string[]
}

/** Splits a Markdown file, without what stands above its text, into headings and code. */
export function toParts(markdown: string): Document {
  const code: string[] = []
  const body = withoutMeasurements(withoutHead(markdown))
    .trimStart()
    .replaceAll(/^( *)(`{3,})[^\n]*\n[\s\S]*?^\1\2$/gm, (block) => {
      code.push(block)
      return ''
    })
  const parts = body.split(/^(?=#{1,4} )/m).map((text) => ({
    level: /^#*/.exec(text)![0].length,
    text,
  }))
  return { parts, code }
}

/**
 * Returns a text without its measurements, which change by themselves: a counterpart leaves them out and leads to those
 * of its original.
 */
export function withoutMeasurements(markdown: string): string {
  return markdown.replaceAll(/<!-- (runtimes|measured) -->[\s\S]*?<!-- \/\1 -->/g, '')
}

/** Returns a Markdown file without its front matter, or the comment that a counterpart has instead. */
export function withoutHead(markdown: string): string {
  return markdown.replace(/^(?:---\n[\s\S]*?\n---\n|<!--[^\n]*-->\n)/, '')
}
