import { toPassage, type Passage } from './passage.ts'
import { readComments } from './read-typescript.ts'

/**
 * Returns the prose of a Markdown file: the values of its front matter, its text, and the comments in its code blocks.
 */
export function readMarkdown(text: string, file: string): Passage[] {
  const frontMatter = /^---\n.*?\n---\n/s.exec(text)?.[0] ?? ''
  const values = [...frontMatter.matchAll(/^\w+: (.*)$/gm)].map(({ 0: line, 1: value, index }) =>
    toPassage(value!, { file, line: lineAt(text, index), column: line.length - value!.length + 1 }),
  )
  const body = toPassage(text.slice(frontMatter.length), {
    file,
    line: lineAt(text, frontMatter.length),
    column: 1,
  })
  const comments = [...text.matchAll(/^```(\w+)[^\n]*\n(.*?)^```/gms)].flatMap(
    ({ 1: language, 2: code, index }) => {
      const line = lineAt(text, index) + 1
      if (/^(ts|js)$/.test(language!)) return readComments(code!, { file, line, column: 1 })
      return readHashComments(code!, file, line)
    },
  )
  return [...values, body, ...comments]
}

/** Returns the comments of a shell script, of Python or of YAML. */
function readHashComments(code: string, file: string, line: number): Passage[] {
  return [...code.matchAll(/(?<=^|[ \t])# (.*)$/gm)].map(({ 1: comment, index }) => {
    const column = index - code.lastIndexOf('\n', index - 1) + 2
    return toPassage(comment!, { file, line: line + lineAt(code, index) - 1, column })
  })
}

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length
