/** What one listener gets. It prepares nothing before it is asked. */
export interface ChunkSource {
  /** What comes next: `undefined` when there is nothing yet, `null` at the end. */
  take(): Uint8Array<ArrayBuffer> | undefined | null
  /** Calls back once when there may be something to take. Returns what takes that back. */
  onNext(listener: () => void): () => void
}

/** A stream, with the source that a server writes to a connection without reading the stream. */
export type ChunkStream = ReadableStream<Uint8Array<ArrayBuffer>> & { readonly source: ChunkSource }
