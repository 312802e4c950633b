/** The contents of a shared link: the index of the block on the page, the world, and the reader's program. */
export interface SharedCode {
  readonly block: number
  readonly world: string
  readonly code: string
}

/** Error for a shared link that is cut off or was changed. */
export class BrokenLinkError extends Error {
  override readonly name: string = 'BrokenLinkError'
}

const form = /^#run-(\d+)\.([a-z0-9-]+)\.([\w-]*)$/

/** Returns the fragment of a link. Browsers do not send fragments to a server, so the program stays private. */
export async function toFragment({ block, world, code }: SharedCode): Promise<string> {
  const bytes = await pump(new TextEncoder().encode(code), new CompressionStream('deflate'))
  const data = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  const text = data.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `#run-${block}.${world}.${text}`
}

/** Reads a fragment. Rejects with a `BrokenLinkError` if a part of it is missing or was changed. */
export async function parseFragment(hash: string): Promise<SharedCode> {
  const [, block, world = '', data = ''] = form.exec(hash) ?? []
  if (block === undefined) throw new BrokenLinkError('This link is cut off: what was shared is not in it.')
  const code = await unpack(data)
  if (code === undefined)
    throw new BrokenLinkError('This link is cut off or was changed: a part of what was shared is missing.')
  return { block: Number(block), world, code }
}

/** Returns a text; `undefined` if its data were cut off or do not fit their checksum, which the format has. */
async function unpack(data: string): Promise<string | undefined> {
  try {
    const bytes = Uint8Array.from(atob(data.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
      sign.charCodeAt(0),
    )
    return new TextDecoder().decode(await pump(bytes, new DecompressionStream('deflate')))
  } catch {
    return undefined
  }
}

async function pump(
  bytes: Uint8Array<ArrayBuffer>,
  through: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> {
  return new Response(new Blob([bytes]).stream().pipeThrough(through)).bytes()
}
