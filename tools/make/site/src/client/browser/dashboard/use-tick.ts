import { useEffect, useState } from 'preact/hooks'

/** Draws a component again four times a second: the sandbox's time goes on. */
export function useTick(): void {
  const [, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 250)
    return () => clearInterval(timer)
  }, [])
}
