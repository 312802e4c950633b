import { formatWithOptions } from 'node-inspect-extracted'

/** Creates a console that formats values as Node does, without colours, and passes the lines to `write`. */
export function createConsole(
  write: (level: 'log' | 'error', text: string) => void,
): Pick<Console, 'log' | 'info' | 'debug' | 'warn' | 'error' | 'dir' | 'table'> {
  const print =
    (level: 'log' | 'error') =>
    (...values: unknown[]): void =>
      write(level, formatWithOptions({ colors: false }, ...values))
  const log = print('log')
  return {
    log,
    info: log,
    debug: log,
    warn: print('error'),
    error: print('error'),
    dir: (value) => log(value),
    table: (value) => log(value),
  }
}
