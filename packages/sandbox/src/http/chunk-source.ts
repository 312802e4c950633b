/** The source of one listener's events. A part is created only when it is taken. */
export interface ChunkSource {
  /** Returns the next part: `undefined` if there is none yet, `null` at the end. */
  take(): Uint8Array<ArrayBuffer> | undefined | null
  /** Calls a function once when there may be another part. Returns a function that cancels this. */
  onNext(listener: () => void): () => void
}

/** A stream of events with its source, from which a server can write to a connection without reading the stream. */
export type ChunkStream = ReadableStream<Uint8Array<ArrayBuffer>> & { readonly source: ChunkSource }
