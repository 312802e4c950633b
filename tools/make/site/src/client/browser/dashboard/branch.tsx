import type { JSX } from 'preact'

interface BranchProps {
  readonly title: string
  readonly all: readonly (string | JSX.Element)[]
}

/** A branch of a tree with its count, folded at first. Nothing, if it is empty. */
export function Branch({ title, all }: BranchProps): JSX.Element | null {
  if (all.length === 0) return null
  return (
    <li>
      <details>
        <summary>
          {title} <span class="count">{all.length}</span>
        </summary>
        <ul>
          {all.map((one, index) => (
            // A position and not a text as the key: the links of subdomains have none.
            <li key={index}>{typeof one === 'string' ? <code>{one}</code> : one}</li>
          ))}
        </ul>
      </details>
    </li>
  )
}
