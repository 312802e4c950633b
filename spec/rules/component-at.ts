import type { Location } from './redocly.ts'

export interface Component {
  /** `schemas`, `responses`, ... */
  kind: string
  name: string
}

/**
 * Returns the component that begins exactly at a location: a file of its own in the source, an entry of `components` in
 * a bundle.
 */
export function componentAt(location: Location): Component | undefined {
  const match =
    location.pointer === '#/'
      ? /\/components\/(\w+)\/([^/]+)\.ya?ml$/.exec(location.source.absoluteRef)
      : /^#\/components\/(\w+)\/([^/]+)$/.exec(location.pointer)
  return match?.[1] && match[2] ? { kind: match[1], name: match[2] } : undefined
}
