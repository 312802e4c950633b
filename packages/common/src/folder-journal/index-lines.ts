import { type OrderIndexEntry, toOrderIndexEntry } from '../journal/order-query.ts'
import type { OrderRecord } from '../journal/order-record.ts'

/** An index, as the lines of its file say. */
export interface IndexLines {
  /** The entry of each record, by id, with the revision that was or was to be written. */
  readonly entries: Map<string, OrderIndexEntry & { readonly revision: number }>
  /** State of the folder for which the entries are complete; `undefined` if not known. */
  stamp: string | undefined
  /** Number of lines. */
  count: number
}

export const createIndexLines = (): IndexLines => ({ entries: new Map(), stamp: undefined, count: 0 })

/**
 * Returns the line of a record. Each line begins with a line break: a line that was cut off, because its writer was
 * killed or the disk was full, does not damage the next.
 */
export function toEntryLine(record: OrderRecord): string {
  const { words, key, changedAt } = toOrderIndexEntry(record)
  return toLine(record.id, { revision: record.revision, words, key, changedAt })
}

function toLine(
  id: string,
  { revision, words, key, changedAt }: OrderIndexEntry & { readonly revision: number },
): string {
  return `\n${id}.${revision} ${changedAt} ${JSON.stringify([key, ...words])}`
}

/**
 * Returns the line that says: all changes of the folder from one state to another come from a writer whose record has
 * a line before this. Without the first state, the lines before this have all records of the folder.
 */
export function toStampLine(before: string | undefined, after: string): string {
  return `\n= ${before ?? '*'} ${after} .`
}

/**
 * The line that says: a record was deleted. Like a damaged line, it makes the index incomplete, and no entry is removed
 * before the index is compared with the names of all files: the record can have begun again meanwhile.
 */
export const deletedLine = '\n-'

/** Returns the lines of an index without those that newer lines replace. */
export function toText({ entries }: IndexLines, stamp: string): string {
  return [...entries].map(([id, entry]) => toLine(id, entry)).join('') + toStampLine(undefined, stamp)
}

const entryLine = /^([0-9a-f-]{36})\.(\d{1,15}) (Infinity|-?\d+(?:\.\d+)?) (\["(?:.*)"\])$/
const stampLine = /^= (\S+) (\S+) \.$/

/** Adds the lines of a text to an index. A damaged line makes it incomplete: it is then rebuilt from the records. */
export function addLines(lines: IndexLines, text: string): void {
  for (const line of text.split('\n')) {
    if (line === '') continue
    lines.count += 1
    const [, before, after] = stampLine.exec(line) ?? []
    if (after !== undefined) {
      if (before === '*' || before === lines.stamp) lines.stamp = after
    } else if (!addEntry(lines, line)) lines.stamp = undefined
  }
}

function addEntry({ entries }: IndexLines, line: string): boolean {
  const [, id, revision, changedAt, texts] = entryLine.exec(line) ?? []
  if (id === undefined) return false
  try {
    const [key = '', ...words] = JSON.parse(texts!) as string[]
    const entry = { revision: Number(revision), words, key, changedAt: Number(changedAt) }
    const other = entries.get(id)
    if (other === undefined || other.revision < entry.revision) entries.set(id, entry)
    // Two writers can announce the same revision, of which one is stored, and a record can begin again after it was
    // deleted: the record counts as found by both.
    else entries.set(id, merge(entry, other))
    return true
  } catch {
    return false
  }
}

function merge<Entry extends OrderIndexEntry>(one: Entry, other: Entry): Entry {
  const changedAt = Math.max(one.changedAt, other.changedAt)
  return { ...other, words: [...new Set([...one.words, ...other.words])], changedAt }
}
