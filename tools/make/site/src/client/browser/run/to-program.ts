import { javascriptLanguage } from '@codemirror/lang-javascript'
import { transform } from 'sucrase'
import type { Import, Problem, Program } from '../../program/messages.ts'

/** The JavaScript of a TypeScript program, line by line, or why there is none. */
export type Translated = { readonly program: Program } | { readonly problem: Problem }

// As Node: nothing but the types goes.
const options = { disableESTransforms: true, keepUnusedImports: true, preserveDynamicImport: true }

/** Takes the types out of a program and finds its imports. Each line stays where it is. */
export function toProgram(code: string): Translated {
  try {
    const { code: text } = transform(code, { transforms: ['typescript'], ...options })
    return { program: { text, imports: findImports(text) } }
  } catch (error) {
    return { problem: toProblem(error) }
  }
}

/** Every name of a module in an `import`, an `export … from` or an `import()` of a plain text. */
export function findImports(text: string): Import[] {
  const found: Import[] = []
  javascriptLanguage.parser.parse(text).iterate({
    enter({ name, node }) {
      if (!['ImportDeclaration', 'ExportDeclaration', 'DynamicImport'].includes(name)) return
      const source = node.getChild('String')
      if (source === null) return
      const [from, to] = [source.from + 1, source.to - 1]
      found.push({ name: text.slice(from, to), from, to })
    },
  })
  return found
}

/** Sucrase writes the place into the message. */
function toProblem(error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error)
  const place = /^(?:Error transforming [^:]*: )?(.*?) \((\d+):\d+\)$/s.exec(message)
  return {
    text: `SyntaxError: ${place?.[1] ?? message}`,
    line: place === null ? undefined : Number(place[2]),
  }
}
