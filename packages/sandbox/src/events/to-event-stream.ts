import type { ChunkSource, ChunkStream } from '../http/chunk-source.ts'

/** The stream of a source. Nothing is prepared before it is read, so a reader that stalls takes no memory. */
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
        // All readers share the bytes, and the reader of a stream may transfer what it gets.
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
