/** Tells one step of a story, with the time that has passed in the sandbox. */
export type Narrator = (text: string) => void

export function createNarrator(now: () => number, write: (line: string) => void = console.log): Narrator {
  const start = now()
  return (text) => {
    const seconds = Math.round((now() - start) / 1000)
    const minutes = String(Math.floor(seconds / 60)).padStart(2, '0')
    write(`  ${minutes}:${String(seconds % 60).padStart(2, '0')}  ${text}`)
  }
}
