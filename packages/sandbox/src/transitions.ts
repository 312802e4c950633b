/** How long the sandbox takes for what the API does over time, in milliseconds. */
export const durations = {
  /** A power operation; the API may take up to about 3 minutes. */
  power: 60_000,
  /** From an order to the creation of the VPS (`setup_pending`). */
  setup: 60_000,
  /** From its creation to its first boot (`building`). */
  build: 120_000,
} as const
