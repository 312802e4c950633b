/** How long the sandbox takes for what the API does over time, in milliseconds. */
export const durations = {
  /** A power operation; the API may take up to about 3 minutes. */
  power: 60_000,
  /** From an order to the creation of the VPS (`setup_pending`). */
  setup: 60_000,
  /** From its creation to its first boot (`building`). */
  build: 120_000,
  /** From its first boot to its first power operation, where that is assumed to wait. */
  firstPower: 60_000,
  /** From the request of an OS reinstall to the new disk (`rebuilding`). */
  rebuild: 180_000,
  /** From the new disk to the first boot (`configuring`). */
  configure: 120_000,
  /** From the order of a hosting server to its setup (`setup_pending`). */
  hostingSetup: 60_000,
  /** Until the setting of a new domain has taken effect (`is_awaiting`). */
  domainSetting: 60_000,
} as const
