import { type Arbitrary, constant, integer, oneof } from 'fast-check'

export const minute = 60_000
export const hour = 60 * minute

/** A length of time: often none or a few seconds. */
export const duration = (most: number): Arbitrary<number> =>
  oneof(constant(0), integer({ min: 0, max: 5_000 }), integer({ min: 0, max: most }))

/** A list that is empty every other time. */
export const sometimes = <T>(some: Arbitrary<T[]>): Arbitrary<T[]> => oneof(constant<T[]>([]), some)
