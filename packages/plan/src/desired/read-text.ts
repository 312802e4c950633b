import { type Document, isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import { checkNodes } from './check-nodes.ts'
import { DesiredError, type DesiredProblem, type FileProblem } from './desired-error.ts'

/** A parsed file: its value, and a function that finds the line of each part. */
export interface Source {
  /** The name of the file; `undefined` if the text has none, and for an object. */
  readonly file: string | undefined
  readonly value: unknown
  readonly find: (path: FileProblem['path']) => Place
}

/** A line and a column in a text; both are `undefined` if there is no text. */
export type Place = Pick<DesiredProblem, 'line' | 'column'>

const most = 10_000_000

/** Parses a text in YAML or JSON. */
export function readText(text: string, file?: string): Source {
  if (text.length >= most) {
    throw toWholeError(
      `has ${text.length} characters: give fewer than ${most}, such as one file for each server`,
    )
  }
  const lines = new LineCounter()
  const document = parseText(text, lines)
  return { file, value: toValue(document, lines), find: (path) => findPlace(document, lines, path) }
}

function parseText(text: string, lineCounter: LineCounter): Document {
  let document: Document
  try {
    // `prettyErrors` is off, because it would quote parts of the text in the error messages, and the text can contain a
    // secret.
    // `stringKeys` reads a name as the text that is written: 007 is not 7.
    document = parseDocument(text, {
      lineCounter,
      prettyErrors: false,
      stringKeys: true,
      uniqueKeys: true,
      version: '1.2',
    })
  } catch (error) {
    if (error instanceof RangeError) throw toWholeError('is nested too deeply: write it as in the guide')
    throw error
  }
  const [problem] = document.errors
  if (problem?.message.includes('call stack'))
    throw toWholeError('is nested too deeply: write it as in the guide')
  const problems = document.errors.map(({ code, message, pos }) => ({
    path: '',
    ...toPlace(lineCounter, pos[0]),
    message: toSyntaxProblem(code, message),
  }))
  if (problems.length > 0) throw new DesiredError(problems)
  return document
}

const noText = 'has a name that is no text: write it on one line, plain or in quotes'

function toSyntaxProblem(code: string, message: string): string {
  if (code === 'TAB_AS_INDENT') return 'is indented with a tab: use spaces'
  if (code === 'DUPLICATE_KEY') return 'has the same name twice in one map: keep one'
  if (code === 'NON_STRING_KEY') return noText
  if (code === 'MULTIPLE_DOCS') return 'holds more than one document: keep one, without ---'
  return `is neither YAML nor JSON: ${message.split('\n')[0]}`
}

/** Converts the document to a value. */
function toValue(document: Document, lines: LineCounter): unknown {
  const problems = checkNodes(document.contents)
  if (problems.length > 0) {
    throw new DesiredError(
      problems.map(({ path, message, offset }) => ({
        path: path.join('.'),
        ...toPlace(lines, offset),
        message,
      })),
    )
  }
  // `checkNodes` has counted what the aliases stand for.
  return document.toJS({ maxAliasCount: -1 })
}

/**
 * Finds the line and the column of a path: those of its key or value, or of the nearest parent that the text contains.
 */
function findPlace(document: Document, lines: LineCounter, path: FileProblem['path']): Place {
  for (let length = path.length; length > 0; length--) {
    const map = length === 1 ? document.contents : document.getIn(path.slice(0, length - 1), true)
    const name = path[length - 1]
    const key = isMap(map)
      ? map.items.find((item) => isScalar(item.key) && item.key.value === name)?.key
      : undefined
    const node = isNode(key) ? key : document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return toPlace(lines, node.range[0])
  }
  return { line: 1, column: 1 }
}

function toPlace(lines: LineCounter, offset: number): Place {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(1, line), column: Math.max(1, col) }
}

/** Returns the error for a problem of a whole text. */
export function toWholeError(message: string): DesiredError {
  return new DesiredError([{ path: '', line: undefined, column: undefined, message }])
}
