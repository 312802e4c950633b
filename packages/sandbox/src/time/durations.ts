/** How long the sandbox takes for what the API does over time, in milliseconds. */
export const durations = {
  /** A power operation; the API may take up to about 3 minutes. */
  power: 60_000,
  /** Time from an order to the creation of the VPS (`setup_pending`). */
  setup: 60_000,
  /** Time from its creation to its first boot (`building`). */
  build: 120_000,
  /** Time from its first boot to its first power operation, if that is assumed to wait. */
  firstPower: 60_000,
  /** Time from the request of an OS reinstall to the new disk (`rebuilding`). */
  rebuild: 180_000,
  /** Time from the new disk to the first boot (`configuring`). */
  configure: 120_000,
  /** Time from the order of a hosting server to its setup (`setup_pending`). */
  hostingSetup: 60_000,
  /** Time until the setting of a new domain takes effect (`is_awaiting`). */
  domainSetting: 60_000,
} as const
