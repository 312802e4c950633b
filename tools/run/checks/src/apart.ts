/**
 * Test files that get a process of their own. `vitest.config.ts` reads this list, and each suite reads the configuration:
 * to look for the files there took half a second of processor time each time.
 */
export const apart = [
  // They replace modules.
  'packages/common/src/api/create-late-fetch.test.ts',
  'packages/common/src/errors/errors.test.ts',
  'packages/common/src/folder-journal/create-file-exclusively.test.ts',
  'packages/common/src/folder-journal/create-folder-journal.test.ts',
  'packages/common/src/folder-journal/durable-folder.test.ts',
  'packages/common/src/folder-journal/folder-index.test.ts',
  'packages/common/src/folder-journal/read-records.test.ts',
  'packages/common/src/folder-journal/replace-file.test.ts',
  'packages/sandbox/src/server/sftp/without-ssh2.test.ts',
  'tools/make/site/src/client/program/memory-folder.test.ts',
  'tools/prove/journals/src/folder-without-links.test.ts',
  // It debugs its process.
  'packages/common/src/transport/local-variables.test.ts',
  // It extends `expect`.
  'tools/make/site/src/client/program/create-test-runner.test.ts',
  // It imports modules that only a bundler can load.
  'tools/prove/languages/src/over-fetch/over-fetch.test.ts',
]

/** Whether a test file replaces modules, by its text. */
export function replacesModules(text: string): boolean {
  return /vi\.(mock|doMock|resetModules)\(/.test(text)
}
