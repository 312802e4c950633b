/** How many requests for names are sent at first: the second one learns that there are no more. */
const atFirst = 2
const most = 32

/**
 * Reads all entries of an open folder. A server returns about a hundred names at a time, so requests are sent together,
 * four times as many whenever there were still more. `read` returns `undefined` when there are no more names.
 */
export async function readNames<Entry>(
  read: () => Promise<readonly Entry[] | undefined>,
): Promise<readonly Entry[]> {
  const entries: Entry[] = []
  for (let count = atFirst; ; count = Math.min(count * 4, most)) {
    const parts = await Promise.all(Array.from({ length: count }, read))
    for (const part of parts) entries.push(...(part ?? []))
    if (parts.includes(undefined)) return entries
  }
}
