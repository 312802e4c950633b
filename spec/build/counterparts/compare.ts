import { compareNumbers } from '../translation/find-differences.ts'
import { type Part, toParts } from './to-parts.ts'

/**
 * Lists where a counterpart says something else than its original: headings, code, links, names in code, numbers,
 * notices, lists and tables.
 */
export function compare(original: string, counterpart: string): string[] {
  const [en, ja] = [toParts(original), toParts(counterpart)]
  const levels = [en, ja].map(({ parts }) => parts.map(({ level }) => '#'.repeat(level)).join(' '))
  if (levels[0] !== levels[1]) return [`headings: ${levels[0]}, then ${levels[1]}`]
  return [
    ...compareBlocks(en.code, ja.code),
    ...en.parts.flatMap((part, index) => compareParts(part, ja.parts[index]!)),
  ]
}

function compareBlocks(en: readonly string[], ja: readonly string[]): string[] {
  if (en.length !== ja.length) return [`blocks of code: ${en.length}, then ${ja.length}`]
  return en.flatMap((block, index) =>
    block === ja[index] ? [] : [`block of code ${index + 1}: ${findFirstDifference(block, ja[index]!)}`],
  )
}

function findFirstDifference(en: string, ja: string): string {
  const [before, after] = [en.split('\n'), ja.split('\n')]
  const at = before.findIndex((line, index) => line !== after[index])
  return at === -1
    ? `one line more: ${after[before.length]}`
    : `${before[at]}, then ${after[at] ?? 'nothing'}`
}

/** Features by name, which a part of a translation shares with its original. */
const features: Readonly<Record<string, (text: string) => readonly string[]>> = {
  // A whole file may be linked to in Japanese; on code hosts, headings in Japanese have other ids,
  // so a README leads to a heading of the English one.
  link: (text) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) =>
      link!.replace(/\.ja\.md$/, '.md').replace(/^README\.md(?=#)/, ''),
    ),
  href: (text) =>
    [...text.matchAll(/ href="([^"]+)"/g)].map(([, link]) => link!.replace(/\.ja(?=\.html)/, '')),
  code: (text) => [...new Set(text.match(/`[^`]+`/g))],
  notice: (text) => text.match(/\[!\w+\]/g) ?? [],
  list: (text) => (text.match(/^\s*(?:[-*]|\d+\.) /gm) ?? []).map((sign) => sign.trim()),
  table: (text) => (text.match(/^\|.*\|$/gm) ?? []).map((row) => String(row.split(/(?<!\\)\|/).length)),
}

function compareParts(en: Part, ja: Part): string[] {
  const [title = ''] = en.text.trim().split('\n')
  const differences = Object.entries(features).flatMap(([name, read]) => {
    const [left, right] = [read(en.text).toSorted(), read(ja.text).toSorted()]
    return [...listLost(left, right, `${name} lost`), ...listLost(right, left, `${name} added`)]
  })
  const [before, after] = [en, ja].map(({ text }) => withoutLinks(text))
  return [...differences, ...compareNumbers(before!, after!)].map((difference) => `${title}: ${difference}`)
}

/** Lists what one list has more often than another. */
function listLost(before: readonly string[], after: readonly string[], name: string): string[] {
  const left = [...after]
  return before.flatMap((one) => {
    const at = left.indexOf(one)
    if (at === -1) return [`${name}: ${one}`]
    left.splice(at, 1)
    return []
  })
}

/** The order of a numbered list is no number of the text. */
function withoutLinks(text: string): string {
  return text.replaceAll(/\]\([^)\s]+\)/g, ']').replaceAll(/^\s*\d+\. /gm, '')
}
