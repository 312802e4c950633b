import type { ChunkSource, ChunkStream } from '../http/chunk-source.ts'

/**
 * Converts a source of events to a stream. Parts are encoded only when they are read, so a reader that stalls takes no
 * memory.
 */
export function toEventStream(source: ChunkSource): ChunkStream {
  let ignore: (() => void) | undefined
  let isLeft = false
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      async pull(controller) {
        let chunk = source.take()
        while (chunk === undefined) {
          await new Promise<void>((resolve) => {
            const stop = source.onNext(resolve)
            ignore = () => {
              stop()
              resolve()
            }
          })
          if (isLeft) return
          chunk = source.take()
        }
        if (chunk === null) controller.close()
        // The bytes are copied, because several listeners share them and the reader of a stream may take them over.
        else controller.enqueue(chunk.slice())
      },
      cancel() {
        isLeft = true
        ignore?.()
      },
    },
    { highWaterMark: 0 },
  )
  return Object.assign(stream, { source })
}
