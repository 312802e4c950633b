/** Exit codes of the command. */
export const exitCodes = {
  /** The command has done everything. */
  done: 0,
  /** The API, this program or the user rejected the command. */
  refused: 1,
  /** The command line or the configuration is invalid. */
  usage: 2,
  /** It is unknown whether an order was executed. */
  unknown: 3,
  /** `plan`, `audit` or `verify` found something. */
  differences: 4,
  /**
   * The API, or the Redis that holds its rate limits, was not reached; the API failed; or the awaited state was not
   * reached in time.
   */
  notReached: 5,
  /** A rate limit of the API: try again later. */
  limits: 6,
  /** The user pressed Ctrl+C. */
  interrupted: 130,
} as const

/** An exit code of the command. */
export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]
