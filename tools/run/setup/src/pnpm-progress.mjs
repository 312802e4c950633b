// Reads what `pnpm install --reporter=ndjson` prints: one JSON object per line.

/** Creates a reader of pnpm's lines, which counts packages and downloads and collects what a person has to see. */
export function createPnpmProgress() {
  const sizes = new Map()
  const texts = []
  let added = 0

  function read(line) {
    const event = parse(line)
    if (event === undefined) {
      if (line.trim() !== '') texts.push(line)
    } else if (event.name === 'pnpm:progress') {
      if (event.status === 'imported') added += 1
    } else if (event.name === 'pnpm:fetching-progress') {
      if (event.status === 'started') sizes.set(event.packageId, event.size ?? 0)
    } else if (event.level === 'error') texts.push(event.err?.message ?? event.message ?? line)
    else if (event.name === 'pnpm:lifecycle' && event.line) texts.push(event.line)
  }

  return {
    read,
    /** Returns the number of packages added, and the megabytes that pnpm downloaded for them. */
    count() {
      const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
      return { added, megabytes: bytes / 1_000_000 }
    },
    /** Returns errors, and the output of installation scripts. */
    readOutput: () => texts.join('\n'),
  }
}

/** Describes what an installation added. */
export function describeInstalled({ added, megabytes }) {
  const packages = added === 1 ? '1 package' : `${added.toLocaleString('en')} packages`
  return `${packages} added, ${Math.round(megabytes).toLocaleString('en')} MB downloaded by pnpm`
}

function parse(line) {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
