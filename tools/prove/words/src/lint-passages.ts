import { TextlintKernel, type TextlintKernelOptions } from '@textlint/kernel'
import markdown from '@textlint/textlint-plugin-markdown'
import terminology from 'textlint-rule-terminology'
import type { Passage } from './passage.ts'
import replacedWords from '../replaced-words.json' with { type: 'json' }
import { type Entry, toTerms } from './to-terms.ts'

const kernel = new TextlintKernel()

/**
 * Returns every wrong word of the passages, as `file:line:column "x": use "y"`. Prose is parsed as Markdown, so that
 * code and quotations in it are left alone.
 */
export async function lintPassages(
  passages: readonly Passage[],
  entries: readonly Entry[] = replacedWords,
): Promise<string[]> {
  const terms = toTerms(entries)
  const options = {
    ext: '.md',
    plugins: [{ pluginId: 'markdown', plugin: markdown.default ?? markdown }],
    rules: [
      {
        ruleId: 'terminology',
        rule: terminology,
        options: { defaultTerms: false, skip: [], terms },
      },
    ],
  }
  // Most passages contain no wrong word at all, and need not be parsed.
  const wrong = new RegExp(terms.map(([pattern]) => pattern).join('|'), 'i')
  const suspects = passages.filter(({ text }) => wrong.test(text))
  const byFile = Map.groupBy(suspects, ({ places }) => places[0]!.file)
  const problems = await Promise.all([...byFile.values()].map((group) => lintFile(group, options)))
  return problems.flat()
}

/** Lints all passages of a file as one text, with empty lines between them: parsing once is what makes this fast. */
async function lintFile(passages: readonly Passage[], options: TextlintKernelOptions): Promise<string[]> {
  const places = passages.flatMap(({ places }) => [...places, undefined])
  const text = passages.map(({ text }) => `${text}\n`).join('\n')
  const { messages } = await kernel.lintText(text, options)
  return messages.map(({ message, loc: { start } }) => {
    const place = places[start.line - 1]!
    const [, wrong, right] = /“(.*)”, use “(.*)” instead/s.exec(message)!
    // The columns of a text in YAML are not those of its source.
    const column = place.column + (place.file.endsWith('.yaml') ? 0 : start.column - 1)
    return `${place.file}:${place.line}:${column}  "${wrong!.replaceAll(/\s+/g, ' ')}": use "${right!}"`
  })
}
