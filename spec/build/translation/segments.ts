/** A paragraph, heading, list item or table cell, with the text before it on its line. */
interface Block {
  readonly before: string
  readonly text: string
}

/** Matches what precedes the words of a line: its mark, and the code of an error. */
const opening = /^\s*(?:#+ |[-*] (?:`\d{3} \w+`: )?|\d+\. )/
/** Matches a space after a full stop outside of code: an even number of backticks follows. */
const sentenceEnd = /(?<=[.!?]\*{0,2}) (?=[A-Z`*[("])(?=(?:[^`]*`[^`]*`)*[^`]*$)/

/** Matches text that ends in a Japanese letter or bracket. */
const japaneseEnd = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー）]$/u

/** Splits a Markdown text into segments: its sentences in order, without those that have nothing to translate. */
export function toSegments(markdown: string): string[] {
  return toLines(markdown).flatMap((blocks) => blocks.flatMap(({ text }) => toSentences(text)))
}

/** Translates every segment of a Markdown text; undefined if one has no translation. */
export function translateMarkdown(
  markdown: string,
  translate: (segment: string) => string | undefined,
): string | undefined {
  let isComplete = true
  const lines = toLines(markdown).map((blocks) =>
    blocks.map(({ before, text }) => {
      const sentences = text.split(sentenceEnd).map((sentence) => {
        if (!isText(sentence)) return sentence
        const translated = translate(sentence)
        isComplete &&= translated !== undefined
        return translated ?? sentence
      })
      return before.replace('`: ', '`：') + sentences.reduce(join, '')
    }),
  )
  return isComplete ? lines.map((blocks) => blocks.join('')).join('\n') : undefined
}

/** Joins two sentences. No space follows full-width punctuation; a Japanese noun phrase gets its full stop. */
function join(text: string, sentence: string): string {
  if (text === '' || /[。：]$/.test(text)) return text + sentence
  return japaneseEnd.test(text) ? `${text}。${sentence}` : `${text} ${sentence}`
}

function toSentences(text: string): string[] {
  return text.split(sentenceEnd).filter(isText)
}

/** Reports whether a text has words outside of code. */
function isText(text: string): boolean {
  return /\p{Letter}{2}/u.test(text.replaceAll(/`[^`]*`/g, ''))
}

/**
 * Returns the blocks of each line of the result: wrapped lines are joined, and a row of a table has a block for each
 * cell.
 */
function toLines(markdown: string): Block[][] {
  const lines: Block[][] = []
  let isOpen = false
  for (const line of markdown.trimEnd().split('\n')) {
    const last = lines.at(-1)
    if (line.startsWith('|')) {
      lines.push(toCells(line))
      isOpen = false
    } else if (line.trim() === '') {
      lines.push([{ before: '', text: '' }])
      isOpen = false
    } else if (!isOpen || last === undefined || opening.test(line)) {
      const before = opening.exec(line)?.[0] ?? ''
      lines.push([{ before, text: line.slice(before.length) }])
      isOpen = !line.startsWith('#')
    } else {
      const [{ before, text } = { before: '', text: '' }] = last
      lines[lines.length - 1] = [{ before, text: `${text} ${line.trim()}` }]
    }
  }
  return lines
}

function toCells(row: string): Block[] {
  const cells = row.trim().split('|').slice(1, -1)
  const blocks = cells.map((cell, index) => ({ before: index === 0 ? '| ' : ' | ', text: cell.trim() }))
  return [...blocks, { before: ' |', text: '' }]
}
