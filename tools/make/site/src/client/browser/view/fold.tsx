import type { ComponentChildren, JSX } from 'preact'

/** Width from which there are columns side by side. */
const isWide = matchMedia('(min-width: 62rem)').matches

interface FoldProps {
  readonly title: string
  readonly children: ComponentChildren
}

/** A part that is folded at first where everything is in one column, which would be too long. */
export function Fold({ title, children }: FoldProps): JSX.Element {
  return (
    <details class="fold" open={isWide}>
      <summary>{title}</summary>
      {children}
    </details>
  )
}
