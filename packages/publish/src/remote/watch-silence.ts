import type { Socket } from 'node:net'

/** A server that is silent for so long, while it has been sent everything, is gone. */
const mostSilentMs = 20_000
/** A server that is silent for so long, while bytes wait and none of them leaves, takes nothing any more. */
const mostStuckMs = 120_000
/** How often the server is asked for a sign of life, and how often this is looked at. */
export const askEveryMs = 5000

/** The timer of the watch, which tests replace. */
export interface SilenceTimer {
  readonly now: () => number
  /** Runs a function again and again; returns how to stop it. */
  readonly every: (ms: number, run: () => void) => () => void
}

const realTimer: SilenceTimer = {
  now: () => performance.now(),
  every(ms, run) {
    const timer = setInterval(run, ms).unref()
    return () => clearInterval(timer)
  },
}

/**
 * Calls `onSilence` if the server sends nothing for 20 seconds although the socket has sent all that was written, or for
 * two minutes while it takes nothing. The keepalive of ssh2 cannot be used for that: it also ends slow lines on which its
 * question waits behind the upload.
 */
export function watchSilence(
  socket: Pick<Socket, 'bytesWritten' | 'writableLength' | 'on'>,
  onSilence: () => void,
  { now, every }: SilenceTimer = realTimer,
): void {
  let heardAt = now()
  let isWaiting = false
  let taken = 0
  socket.on('data', () => (heardAt = now()))
  const stop = every(askEveryMs, () => {
    // Includes the bytes that wait.
    const { bytesWritten, writableLength } = socket
    // The line is slow: what the server is asked came behind the bytes that waited.
    if (isWaiting && bytesWritten - writableLength > taken) heardAt = now()
    isWaiting = writableLength > 0
    taken = bytesWritten - writableLength
    if (now() - heardAt < (isWaiting ? mostStuckMs : mostSilentMs)) return
    stop()
    onSilence()
  })
  socket.on('close', stop)
}
