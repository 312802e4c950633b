/** Does a step of the rehearsal, and tells how long it took and what came of it. */
export async function step<Result>(
  name: string,
  act: () => Promise<Result>,
  tell: (result: Result) => string = String,
): Promise<Result> {
  const start = performance.now()
  const result = await act()
  console.log(`── ${name} (${((performance.now() - start) / 1000).toFixed(1)} s): ${tell(result)}`)
  return result
}
