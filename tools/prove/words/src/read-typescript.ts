import ts from 'typescript6'
import { toPassage, type Passage, type Place } from './passage.ts'

// White space and comment markers at the start of a line.
const margin = /^[ \t]*(?:\*(?![*/])[ \t]*|\/\/[ \t]*)?/

/** Returns the prose of a program: its comments, including docstrings, and its texts, such as error messages. */
export function readTypeScript(text: string, start: Place): Passage[] {
  const source = parse(text)
  return [...findComments(source, start), ...findStrings(source, start)]
}

/** Returns only the comments of a program. */
export const readComments = (text: string, start: Place): Passage[] => findComments(parse(text), start)

function findComments(source: ts.SourceFile, start: Place): Passage[] {
  const { text } = source
  const found = new Map<number, ts.CommentRange>()
  const visit = (node: ts.Node): void => {
    const ranges = [
      ...(ts.getLeadingCommentRanges(text, node.pos) ?? []),
      ...(ts.getTrailingCommentRanges(text, node.end) ?? []),
    ]
    for (const range of ranges) found.set(range.pos, range)
    for (const child of node.getChildren(source)) visit(child)
  }
  visit(source)
  const ranges = [...found.values()].toSorted((one, other) => one.pos - other.pos)
  return joinLines(ranges, text).map(({ pos, end }) => {
    const opening = /^\/(?:\*+|\/+)\s?/.exec(text.slice(pos, end))![0].length
    const prose = text
      .slice(pos + opening, end)
      .replace(/\*\/$/, '  ')
      .replaceAll(/<(?=[!?])/g, ' ')
    return toPassage(prose, toPlace(source, start, pos + opening), margin)
  })
}

/** Returns the string literals of several words. */
function findStrings(source: ts.SourceFile, start: Place): Passage[] {
  const passages: Passage[] = []
  const visit = (node: ts.Node): void => {
    if (isText(node) && node.text.trim().includes(' ')) {
      const raw = source.text.slice(node.getStart(source) + 1, node.end - 1)
      // Escapes keep their length, so that columns stay right. Tags, short attributes and fences are not prose.
      const prose = raw
        .replaceAll(/\\[nrt]/g, '  ')
        .replaceAll(/\\(.)/g, ' $1')
        .replaceAll(/<\/?\w*|\s[\w-]+="[^"\s]*"|`{3}|~{3}/g, (mark) => ' '.repeat(mark.length))
      passages.push(toPassage(prose, toPlace(source, start, node.getStart(source) + 1), /^[ \t]*/))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return passages
}

const options = { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone }

const parse = (text: string): ts.SourceFile => ts.createSourceFile('x.ts', text, options)

const isText = (node: ts.Node): node is ts.StringLiteral | ts.TemplateLiteralToken =>
  ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node)

/** Joins consecutive comments of one line each into one. */
function joinLines(ranges: readonly ts.CommentRange[], text: string): { pos: number; end: number }[] {
  const joined: { pos: number; end: number; isLine: boolean }[] = []
  for (const { pos, end, kind } of ranges) {
    const isLine = kind === ts.SyntaxKind.SingleLineCommentTrivia
    const last = joined.at(-1)
    if (isLine && last?.isLine && /^\r?\n[ \t]*$/.test(text.slice(last.end, pos))) last.end = end
    else joined.push({ pos, end, isLine })
  }
  return joined
}

function toPlace(source: ts.SourceFile, start: Place, offset: number): Place {
  const { line, character } = source.getLineAndCharacterOfPosition(offset)
  return { file: start.file, line: start.line + line, column: character + 1 }
}
