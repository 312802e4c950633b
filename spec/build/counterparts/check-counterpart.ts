import type { Glossary } from '../translation/read-glossary.ts'
import { compare } from './compare.ts'
import { readDigest, toDigest } from './digest.ts'
import { findStyleFaults } from './find-style-faults.ts'
import { withoutHead } from './to-parts.ts'

/** Lists what is wrong with a counterpart, besides that its original has changed since. */
export function findCounterpartFaults(original: string, counterpart: string, glossary: Glossary): string[] {
  return [...compare(original, counterpart), ...findStyleFaults(counterpart, original, glossary)]
}

/** Reports whether a README and its counterpart link to each other below their titles. The site does that for guides. */
export function areLinked(original: string, counterpart: string): boolean {
  return (
    /^# .+\n\n\[日本語\]\(README\.ja\.md\)\n/.test(original) &&
    /^# .+\n\n\[English\]\(README\.md\)\n/.test(withoutHead(counterpart).trimStart())
  )
}

/** Reports whether a counterpart was written for another text than its original has now. */
export function isStale(original: string, counterpart: string): boolean {
  return readDigest(counterpart) !== toDigest(original)
}
