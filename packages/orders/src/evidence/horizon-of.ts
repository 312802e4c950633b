import type { Product } from '../record/product.ts'

// Longest time for which the API may still work on an order after its gateway has stopped waiting, in milliseconds.
const backendMs = 900_000

/** Returns the horizon of a product: how long an executed order can take to appear, in milliseconds. */
export function horizonOf({ unlistedMs }: Pick<Product, 'unlistedMs'>): number {
  return backendMs + unlistedMs
}
