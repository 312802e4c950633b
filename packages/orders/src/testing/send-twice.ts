const { channel } = process.getBuiltinModule('node:diagnostics_channel')

/** Plays what undici reports of a `fetch` that sends a request twice. For a `Reply` of a scripted `fetch`. */
export function sendTwice({ method, url, headers }: Request): void {
  for (const path of Array<string>(2).fill(new URL(url).pathname)) {
    const request = { method, path, headers: [...headers].flat() }
    channel('undici:request:create').publish({ request })
    channel('undici:client:sendHeaders').publish({ request })
  }
}
