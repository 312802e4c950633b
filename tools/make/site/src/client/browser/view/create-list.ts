/** Shows a list of values in an element. */
export type ShowList<T> = (values: readonly T[]) => void

/**
 * Shows values as children of an element. What has not changed stays the same element, so that the focus stays where it
 * is and a screen reader is not sent elsewhere.
 */
export function createList<T>(
  parent: Element,
  keyOf: (value: T) => string,
  render: (value: T) => Element,
): ShowList<T> {
  // What is there already, such as the head of a table, stays first.
  const before = parent.lastElementChild
  let shown = new Map<string, { readonly text: string; readonly made: Element }>()
  return (values) => {
    const next = new Map(
      values.map((value) => {
        const key = keyOf(value)
        const text = JSON.stringify(value)
        const known = shown.get(key)
        return [key, known?.text === text ? known : { text, made: render(value) }] as const
      }),
    )
    for (const [key, { made }] of shown) if (next.get(key)?.made !== made) made.remove()
    let place = before === null ? parent.firstElementChild : before.nextElementSibling
    for (const { made } of next.values()) {
      if (made === place) place = place.nextElementSibling
      else parent.insertBefore(made, place)
    }
    shown = next
  }
}
