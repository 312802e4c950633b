import { type Expression, type Node, parseSync } from 'oxc-parser'

/** A message in a program: its text for some values, in each way in which the values can be there or empty. */
export type Message = readonly string[]

/** Properties that are no messages: help has a test of its own. */
const others: ReadonlySet<string> = new Set(['help', 'brief', 'placeholder', 'text', 'next'])
/** A sentence of several words, or a line that others follow. */
const sentence = /^(?:[A-Z]|\d+ |--)[^\n]*[a-z],? [^\n]*[.?:]$/

/**
 * Lists the messages of a program: its sentences, and the texts that are called `message`. A text with values has numbers
 * in their places.
 */
export function findMessages(program: string): Message[] {
  const found: Message[] = []
  const visit = (node: unknown, isMessage: boolean): void => {
    if (Array.isArray(node)) return node.forEach((one) => visit(one, isMessage))
    if (!isNode(node) || /^(?:Import|TS(?!As|Satisfies|NonNull))/.test(node.type)) return
    const name = nameOf(node)
    if (name !== undefined && others.has(name)) return
    const samples = toSamples(node)
    if (samples?.some((text) => sentence.test(text) || (isMessage && /[a-z] [a-z]/.test(text))) === true)
      found.push(samples)
    const isInner = name === undefined ? isMessage && node.type !== 'TemplateLiteral' : name === 'message'
    for (const child of Object.values(node)) visit(child, isInner)
  }
  visit(parseSync('x.ts', program).program, false)
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value
}

function nameOf(node: Node): string | undefined {
  if (node.type === 'Property') return node.key.type === 'Identifier' ? node.key.name : undefined
  return node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? node.id.name : undefined
}

/**
 * Returns a text with its values as numbers, also without those at its beginning and at its end. A value that is one of
 * two texts is each of them.
 */
function toSamples(node: Node): readonly string[] | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value.trim()] : undefined
  if (node.type !== 'TemplateLiteral') return undefined
  const { quasis, expressions } = node
  const fill = (toValue: (expression: Expression, index: number) => string): string =>
    quasis
      .map(({ value }, index) => {
        const before = index === 0 ? '' : toValue(expressions[index - 1]!, index - 1)
        return before + (value.cooked ?? '')
      })
      .join('')
      .trim()
  const last = expressions.length - 1
  return [
    fill(choose),
    fill((expression, index) => chosen(expression, 'alternate') ?? String(index + 11)),
    fill((expression, index) => (index === 0 ? '' : choose(expression, index))),
    fill((expression, index) => (index === last ? '' : choose(expression, index))),
    fill((expression, index) => (index === 0 || index === last ? '' : choose(expression, index))),
  ]
}

function choose(expression: Expression, index: number): string {
  return chosen(expression, 'consequent') ?? String(index + 11)
}

/** Returns the text that a condition chooses, which is empty for `&&`; `undefined` for other values. */
function chosen(expression: Expression, branch: 'consequent' | 'alternate'): string | undefined {
  if (expression.type === 'LogicalExpression') return expression.operator === '&&' ? '' : undefined
  if (expression.type !== 'ConditionalExpression') return undefined
  const text = expression[branch]
  return text.type === 'Literal' && typeof text.value === 'string' ? text.value : undefined
}
