/** Usual durations of the operations that the API executes in the background, in milliseconds. */
export const durations = {
  /** Duration of a power operation. The real API can take up to about 3 minutes. */
  power: 60_000,
  /** Time from an order to the creation of the VPS (`setup_pending`). */
  setup: 60_000,
  /** Time from the creation of a VPS to its first boot (`building`). */
  build: 120_000,
  /** Time from the first boot of a VPS until it accepts a power operation, if an assumption makes it wait. */
  firstPower: 60_000,
  /** Time from the request of an OS reinstall to the new disk (`rebuilding`). */
  rebuild: 180_000,
  /** Time from the new disk to the first boot (`configuring`). */
  configure: 120_000,
  /** Time from the order of a hosting server to the end of its setup (`setup_pending`). */
  hostingSetup: 60_000,
  /** Time until the setting of a new domain takes effect (`is_awaiting`). */
  domainSetting: 60_000,
} as const
