/** The events of one listener. Nothing is prepared before it is read. */
export interface ChunkSource {
  /** Returns the next part: `undefined` if there is none yet, `null` at the end. */
  take(): Uint8Array<ArrayBuffer> | undefined | null
  /** Calls back once when there may be a next part. Returns a function that cancels it. */
  onNext(listener: () => void): () => void
}

/** A stream, with the source that a server writes to a connection without reading the stream. */
export type ChunkStream = ReadableStream<Uint8Array<ArrayBuffer>> & { readonly source: ChunkSource }
