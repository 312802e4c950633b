import type { Language } from './choose-language.ts'
import { asItIs, createTranslate, type Translate } from './translate.ts'

/** Returns the translation of a language. The Japanese texts are loaded only for Japanese. */
export async function openTranslate(language: Language): Promise<Translate> {
  if (language === 'en') return asItIs
  const { japanese } = await import('./texts/japanese.ts')
  return createTranslate(japanese)
}
