import { isHostwrightError } from './hostwright-error.ts'

/**
 * Adds the caller's lines at the beginning of an error's stack, which lacks them because the error was created
 * asynchronously. Call it where the caller waits. A stack that has lines of the caller already, or an unknown format,
 * is not changed.
 */
export function showCaller(error: unknown): void {
  if (!isHostwrightError(error)) return
  const caller = toLines(new Error().stack).slice(1).filter(isForeign)
  const [head, ...lines] = (error.stack ?? '').split(/\n(?= +at )/)
  if (caller.length > 0 && lines.length > 0 && !lines.some(isForeign))
    error.stack = [head, ...caller, ...lines].join('\n')
}

function toLines(stack = ''): string[] {
  return stack.split('\n').filter((line) => /^ +at /.test(line))
}

/** Whether a line of a stack belongs to the user's program: neither to this SDK, nor to openapi-fetch, nor to the runtime. */
function isForeign(line: string): boolean {
  return !/[/\\](?:@hostwright|openapi-fetch)[/\\]|node:internal/.test(line)
}
