// Reads what `pnpm install --reporter=ndjson` prints: one JSON object per line.

/** Creates a reader of pnpm's lines, which counts packages and downloads and collects what a person has to see. */
export function createPnpmProgress() {
  const sizes = new Map()
  const texts = []
  let added = 0
  let script

  function read(line) {
    const event = parse(line)
    if (event === undefined) {
      if (line.trim() !== '') texts.push(line)
    } else if (event.name === 'pnpm:progress') {
      if (event.status === 'imported') added += 1
    } else if (event.name === 'pnpm:fetching-progress') {
      if (event.status === 'started') sizes.set(event.packageId, event.size ?? 0)
    } else if (event.level === 'error') texts.push(event.err?.message ?? event.message ?? line)
    else if (event.name === 'pnpm:lifecycle') readScript(event)
  }

  function readScript({ line, depPath, exitCode }) {
    if (line !== undefined) texts.push(line)
    else script = exitCode === undefined ? depPath : undefined
  }

  return {
    read,
    /** Returns the packages added, the megabytes that pnpm downloaded, and the package whose script runs now. */
    count() {
      const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0)
      return { added, megabytes: bytes / 1_000_000, script }
    },
    /** Returns errors, and the output of installation scripts. */
    readOutput: () => texts.join('\n'),
  }
}

/** Describes what an installation added. The script of a package, such as that of Node, can download more than pnpm. */
export function describeInstalled({ added, megabytes, script }) {
  const packages = added === 1 ? '1 package' : `${added.toLocaleString('en')} packages`
  const running = script === undefined ? '' : `; the script of ${script} runs`
  return `${packages} added, ${Math.round(megabytes).toLocaleString('en')} MB downloaded by pnpm${running}`
}

function parse(line) {
  if (!line.startsWith('{')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
