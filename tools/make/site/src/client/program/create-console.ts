import { formatWithOptions } from 'node-inspect-extracted'

/** What programs print: as Node formats it, without colours. */
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
