const pauseMs = 2_000

/**
 * Polls the dashboard until its header says that the documentation is served. A restarting sandbox does not respond for a
 * while.
 */
export async function awaitDocs(
  ask: () => Promise<Response>,
  sleep: (ms: number) => Promise<void>,
): Promise<void> {
  for (;;) {
    await sleep(pauseMs)
    const response = await ask().catch(() => undefined)
    if (response?.headers.has('Link')) return
  }
}
