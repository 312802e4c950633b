import { runCrashes } from './run-crashes.ts'
for (const kept of [true, false]) {
  const start = performance.now()
  console.log(
    kept,
    await runCrashes(kept, { every: Number(process.argv[2] ?? 1) }),
    performance.now() - start,
  )
}
