/** The source of the events for one listener. A part is encoded only when it is taken. */
export interface ChunkSource {
  /** Returns the next part of the events: `undefined` if there is none yet, `null` after the last one. */
  take(): Uint8Array<ArrayBuffer> | undefined | null
  /** Calls a function once, when another part may be available. The returned function cancels the call. */
  onNext(listener: () => void): () => void
}

/** A stream of events with its source, from which a server can write to a connection without reading the stream. */
export type ChunkStream = ReadableStream<Uint8Array<ArrayBuffer>> & { readonly source: ChunkSource }
