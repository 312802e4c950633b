import { UsageError } from './parse-arguments.ts'

/** Why the command could not start, and which option helps. */
export function explain(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (error instanceof UsageError) return `${message} --help lists the options.`
  if (code === 'EADDRINUSE') return 'the port is taken: choose another one with --port, or 0 for any.'
  if (code === 'EACCES') return 'the port is not allowed: choose one from 1024 up with --port.'
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return 'this machine does not have the address that --host names.'
  return message
}
