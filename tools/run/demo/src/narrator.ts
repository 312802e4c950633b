/** Prints one step of the demo, with the time that has passed in the sandbox. */
export type Narrator = (subject: string, text: string) => void

export function createNarrator(now: () => number, write: (line: string) => void = console.log): Narrator {
  const start = now()
  return (subject, text) => {
    const seconds = Math.round((now() - start) / 1000)
    const minutes = String(Math.floor(seconds / 60)).padStart(2, '0')
    write(`  ${minutes}:${String(seconds % 60).padStart(2, '0')}  ${subject.padEnd(10)} ${text}`)
  }
}

/** Creates a narrator that prints a state only when it differs from the previous one. */
export function tellChanges(say: Narrator): Narrator {
  let last = ''
  return (subject, state) => {
    if (`${subject} ${state}` !== last) say(subject, state)
    last = `${subject} ${state}`
  }
}
