import type { JSX } from 'preact'

/** The options of a list: a text for each value. */
export function Options({ texts }: { readonly texts: Readonly<Record<string, string>> }): JSX.Element[] {
  return Object.entries(texts).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ))
}
