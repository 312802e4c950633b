/** A `Date` whose present is that of the sandbox. */
export function toSandboxDate(now: () => number): DateConstructor {
  const OwnDate = Date
  return class SandboxDate extends OwnDate {
    constructor(...values: []) {
      if (values.length === 0) super(now())
      else super(...values)
    }
    static override now = (): number => now()
  } as DateConstructor
}
