/** Reads an input of a form by its name; empty if it is not there. */
export type ReadField = (name: string) => string

/** Returns the listener of a form that is sent nowhere else. `submitter` is the value of the button. */
export function onSubmit(
  work: (read: ReadField, submitter: string) => unknown,
): (event: SubmitEvent) => void {
  return (event) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget as HTMLFormElement)
    const read: ReadField = (name) => {
      const value = data.get(name)
      return typeof value === 'string' ? value.trim() : ''
    }
    void work(read, event.submitter instanceof HTMLButtonElement ? event.submitter.value : '')
  }
}
