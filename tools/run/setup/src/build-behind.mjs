// Builds the packages and the documentation while the sandbox serves.

/**
 * Runs steps one after another and prints a line with the seconds of each. A failed step is printed with its output, and
 * the later ones do not run. Returns whether all succeeded.
 */
export async function buildBehind(steps, { say, now = () => performance.now() }) {
  for (const { name, run, done } of steps) {
    const start = now()
    const toSeconds = () => `${((now() - start) / 1000).toFixed(1)} s`
    say(`[build] ${name} ...`)
    try {
      const detail = await run()
      say(`[build] ${done}${detail === undefined ? '' : `: ${detail}`} (${toSeconds()})`)
    } catch (error) {
      say(
        `[build] ${name} FAILED after ${toSeconds()}. The sandbox keeps serving. Its output:\n${error.message}`,
      )
      return false
    }
  }
  return true
}

/** Returns the steps: `install` is undefined if nothing is missing, `turbo` runs turbo with arguments. */
export function toSteps(install, turbo) {
  const installing = { name: 'Installing what the builds need', run: install, done: 'Installed' }
  return [
    ...(install === undefined ? [] : [installing]),
    {
      name: 'Building the packages',
      run: () => turbo(['run', 'build', '--filter=./packages/*', '--output-logs=errors-only']),
      done: 'Packages built: programs in examples/ and try/ run in a second terminal',
    },
    {
      name: 'Building the documentation',
      run: () => turbo(['run', 'build', '--filter=@hostwright/site', '--output-logs=errors-only']),
      done: 'Documentation built: the dashboard links to it',
    },
  ]
}
