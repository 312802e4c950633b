import type { Language } from './navigation.ts'

/** Returns a function that takes a text in English and the same in Japanese, and returns the one that is wanted. */
export function sayIn(lang: Language): <T>(english: T, japanese: T) => T {
  return (english, japanese) => (lang === 'ja' ? japanese : english)
}
