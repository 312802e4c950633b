import table from '../layers.json' with { type: 'json' }

/**
 * The packages, and the folders of each package, from the bottom to the top. A folder may import from itself and from those before it in its
 * list.
 */
export const layers: Readonly<Record<string, readonly string[]>> = table
