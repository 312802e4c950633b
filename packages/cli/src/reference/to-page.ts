import { createHash } from 'node:crypto'
import stringWidth from 'fast-string-width'
import { japanese as texts } from '../language/texts/japanese.ts'
import { createTranslator, type Translate } from '../language/translate.ts'
import { environment, exitStatus } from './facts.ts'
import { factsInJapanese } from './facts-in-japanese.ts'
import type { Documented } from './list-commands.ts'
import { english, japanese, type PageWords } from './page-words.ts'

/** Returns the reference of all commands as a page of the documentation. */
export function toPage(commands: readonly Documented[]): string {
  return render(commands, english, (text) => text)
}

/**
 * Returns the same page in Japanese, with the digest of the English one. Throws for a text that has no Japanese.
 */
export function toJapanesePage(commands: readonly Documented[]): string {
  const translate = createTranslator({ ...texts, ...factsInJapanese })
  const page = render(commands, japanese, (text) => {
    const translated = translate(text)
    if (translated.missing.length > 0)
      throw new Error(`The command reference has no Japanese for: ${translated.missing.join(' ')}`)
    return translated.text
  })
  const digest = createHash('sha256').update(toPage(commands)).digest('hex')
  return page.replace('---\n', `---\noriginal: ${digest}\n`)
}

function render(commands: readonly Documented[], words: PageWords, translate: Translate): string {
  const list = (first: string, rows: readonly (readonly [string, string])[]): string =>
    table(
      first,
      words.meaning,
      rows.map(([name, meaning]) => [name, translate(meaning)] as const),
    )
  const toSection = ({ command, usage, flags }: Documented): string => {
    const text = `### ${command.words.join(' ')}\n\n${words.sentence(translate(command.brief))}\n\n\`\`\`text\n${usage}\n\`\`\`\n`
    return flags.length === 0 ? text : `${text}\n${list(words.flag, flags)}\n`
  }
  return `---
title: ${words.title}
summary: ${words.summary}
group: Command line
order: 15
---

<!-- Generated from the commands by \`npx pnpm generate\`. Do not edit. -->

# ${words.title}

${words.introduction}

## ${words.exitCodes}

${list(words.code, exitStatus)}

## ${words.environment}

${list(words.variable, environment)}

## ${words.commands}

${commands.map(toSection).join('\n')}`
}

function table(first: string, second: string, rows: readonly (readonly [string, string])[]): string {
  const cells = rows.map(
    ([name, meaning]) => [`\`${name.replaceAll('|', '\\|')}\``, meaning.replaceAll('|', '\\|')] as const,
  )
  const width = Math.max(stringWidth(first), ...cells.map(([name]) => stringWidth(name)))
  const wide = Math.max(stringWidth(second), ...cells.map(([, meaning]) => stringWidth(meaning)))
  const line = (name: string, meaning: string): string => `| ${pad(name, width)} | ${pad(meaning, wide)} |`
  return [
    line(first, second),
    `| ${'-'.repeat(width)} | ${'-'.repeat(wide)} |`,
    ...cells.map(([name, meaning]) => line(name, meaning)),
  ].join('\n')
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(width - stringWidth(text))
}
