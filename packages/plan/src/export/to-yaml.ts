import { Document, visit } from 'yaml'

// Ruby reads a plain `15,45` as 1545, and a plain `:web` as a symbol.
const rubyValue = /^(?::.*|[-+.]?\d\S*,\S*)$/
// YAML 1.1 takes a plain `=` for a type of its own, and the last characters for line breaks, or for no text at all.
// PyYAML rejects a plain text with a tab, from which goccy/go-yaml drops it. libyaml rejects a block that begins with a
// tab, snakeyaml-engine one of blank lines alone.
const odd = /^(?:=|\s+)$|[\t\u007F-\u009F\u2028\u2029\uFEFF]/
const oddCharacters = /[\u007F-\u009F\u2028\u2029\uFEFF]/g

/**
 * Writes a value, such as a file of an account, as YAML. Readers of YAML 1.1, such as PyYAML and yq, read it as readers
 * of YAML 1.2 do. Makes no request.
 *
 * @example await writeFile('account.yaml', toYaml(desired))
 */
export function toYaml(value: unknown): string {
  // A host such as `no` or `010` is in quotes: YAML 1.1 takes it for false and for 8.
  const document = new Document(value, { aliasDuplicateObjects: false, compat: 'yaml-1.1' })
  visit(document, {
    Scalar(_, scalar) {
      if (typeof scalar.value !== 'string') return
      if (rubyValue.test(scalar.value)) scalar.type = 'QUOTE_SINGLE'
      if (odd.test(scalar.value)) scalar.type = 'QUOTE_DOUBLE'
    },
  })
  return document.toString({ lineWidth: 0, singleQuote: true }).replace(oddCharacters, toEscape)
}

function toEscape(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
}
