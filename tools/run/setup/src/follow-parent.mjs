/**
 * Calls `stop` once the program that started this process has ended. npm passes a signal only on to its shell, which
 * ends without what it has started.
 */
export function followParent(stop, { readParent = () => process.ppid, everyMs = 500 } = {}) {
  const parent = readParent()
  const timer = setInterval(() => {
    if (readParent() === parent) return
    clearInterval(timer)
    stop()
  }, everyMs)
  timer.unref()
}
