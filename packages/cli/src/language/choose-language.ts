import { usageError } from '../errors/command-error.ts'

/** The languages of the command, which are the values of `--lang`. */
export const languages = ['en', 'ja'] as const

/** A language of the command. */
export type Language = (typeof languages)[number]

/** A line without `--lang`, and the language in which its command speaks to people. */
export interface SpokenLine {
  readonly language: Language
  readonly argv: readonly string[]
}

/**
 * Takes `--lang` out of a line. Without it, the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty decides:
 * `ja` and `ja_JP.UTF-8` are Japanese, anything else English.
 */
export function chooseLanguage(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
): SpokenLine {
  const end = argv.indexOf('--')
  const at = argv.findIndex((word, index) => /^--lang(?:=|$)/.test(word) && (end === -1 || index < end))
  if (at === -1) return { language: languageOf(env), argv }
  const [, typed] = argv[at]!.split('=', 2)
  const value = typed ?? argv[at + 1]
  const language = languages.find((one) => one === value)
  if (language === undefined)
    throw usageError(`--lang is ${value ?? 'empty'}: give en or ja.`, 'hostwright --help')
  return { language, argv: argv.toSpliced(at, typed === undefined ? 2 : 1) }
}

function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env['LC_ALL'] || env['LC_MESSAGES'] || env['LANG'] || ''
  return /^ja(?:[_.@-]|$)/i.test(locale) ? 'ja' : 'en'
}
