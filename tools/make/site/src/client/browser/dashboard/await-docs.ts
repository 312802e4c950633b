const pauseMs = 2_000

/**
 * Waits until the sandbox serves the documentation, which a header of the dashboard says. A sandbox that does not respond
 * is asked again.
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
