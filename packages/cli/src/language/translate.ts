/** Translates a text that the command shows to people. A part without a translation stays as it is. */
export type Translate = (text: string) => string

/**
 * Texts in English, each with its Japanese. `{name}` stands for a value, which stays as it is; `<name>` for another of
 * these texts, which is translated too.
 */
export type Texts = Readonly<Record<string, string>>

/** A translated text, with the English texts that it used, and the parts that have no translation. */
export interface Translated {
  readonly text: string
  readonly used: readonly string[]
  readonly missing: readonly string[]
}

interface Pattern {
  readonly english: string
  readonly expression: RegExp
}

/** Matches a space after a full stop outside of code. */
const sentenceEnd = /(?<=[.!?]) (?=[A-Z`[("]|-{1,2}[a-z])(?=(?:[^`]*`[^`]*`)*[^`]*$)/
const placeholder = /[{<](\w+)[}>]/g
const japaneseEnd = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]$/u

/** English stays as it is. */
export const asItIs: Translate = (text) => text

/** Returns the translation by a list of texts. */
export function createTranslate(texts: Texts): Translate {
  const translate = createTranslator(texts)
  return (text) => translate(text).text
}

/**
 * Returns a function that translates line by line: a line as a whole, its sentences, or a line with values in it,
 * whichever is known first.
 */
export function createTranslator(texts: Texts): (text: string) => Translated {
  const patterns = toPatterns(texts)
  const translateLine = (line: string): Translated => {
    const [, before = '', text = '', after = ''] = /^(\s*(?:- )?)(.*?)(\s*)$/.exec(line) ?? []
    if (!isText(text)) return { text: line, used: [], missing: [] }
    const found = translateText(text)
    return { ...found, text: before + found.text + after }
  }
  const translateText = (text: string): Translated => {
    if (Object.hasOwn(texts, text)) return { text: texts[text]!, used: [text], missing: [] }
    const sentences = text.split(sentenceEnd)
    const apart = sentences.length > 1 ? merge(sentences.map(translateLine), join) : undefined
    if (apart?.missing.length === 0) return apart
    return fit(text) ?? apart ?? { text, used: [], missing: [text] }
  }
  const fit = (text: string): Translated | undefined => {
    for (const { english, expression } of patterns) {
      const values = expression.exec(text)?.groups
      if (values === undefined) continue
      const inner: Translated[] = []
      const filled = texts[english]!.replaceAll(placeholder, (sign, name: string) => {
        if (!sign.startsWith('<')) return values[name] ?? ''
        inner.push(translateLine(values[name] ?? ''))
        return inner.at(-1)!.text
      })
      const { used, missing } = merge(inner, join)
      return { text: filled, used: [english, ...used], missing }
    }
    return undefined
  }
  return (text) => merge(text.split('\n').map(translateLine), (one, other) => `${one}\n${other}`)
}

function merge(parts: readonly Translated[], add: (one: string, other: string) => string): Translated {
  return {
    text: parts.length === 0 ? '' : parts.map(({ text }) => text).reduce(add),
    used: parts.flatMap(({ used }) => used),
    missing: parts.flatMap(({ missing }) => missing),
  }
}

/** Returns the texts with values, those with the most letters of their own first. */
function toPatterns(texts: Texts): readonly Pattern[] {
  return Object.keys(texts)
    .filter((english) => english.search(placeholder) !== -1)
    .toSorted((one, other) => lengthOf(other) - lengthOf(one))
    .map((english) => ({ english, expression: toExpression(english) }))
}

function lengthOf(english: string): number {
  return english.replaceAll(placeholder, '').length
}

function toExpression(english: string): RegExp {
  const escaped = english.replaceAll(/[$()*+.?[\\\]^|]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(placeholder, '(?<$1>.+?)')}$`)
}

/** Joins two sentences: Japanese has no space between them, and a noun phrase gets its full stop. */
function join(text: string, sentence: string): string {
  if (/[。：？）]$/.test(text) || sentence.startsWith('（')) return text + sentence
  return japaneseEnd.test(text) ? `${text}。${sentence}` : `${text} ${sentence}`
}

/** Whether a text has words outside of code. */
function isText(text: string): boolean {
  return /\p{Letter}{2}/u.test(text.replaceAll(/`[^`]*`/g, ''))
}
