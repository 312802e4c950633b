import { Document, visit } from 'yaml'

// YAML 1.1 takes a plain `=` for a type of its own, and these characters for line breaks, or for no text at all.
const odd = /^=$|[\u007F-\u009F\u2028\u2029\uFEFF]/
const oddCharacters = /[\u007F-\u009F\u2028\u2029\uFEFF]/g

/** Writes YAML that readers of YAML 1.1, such as PyYAML and yq, read as readers of YAML 1.2 do. */
export function toYaml(value: unknown): string {
  // A host such as `no` or `010` is in quotes: YAML 1.1 takes it for false and for 8.
  const document = new Document(value, { aliasDuplicateObjects: false, compat: 'yaml-1.1' })
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value === 'string' && odd.test(scalar.value)) scalar.type = 'QUOTE_DOUBLE'
    },
  })
  return document.toString({ lineWidth: 0, singleQuote: true }).replace(oddCharacters, toEscape)
}

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
