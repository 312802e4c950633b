/** The folders of each package, from the bottom to the top: an import goes down, or stays in its folder. */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'packages/common/src': [
    'generated',
    'world',
    'errors',
    'call',
    'batch',
    'pacing',
    'transport',
    'api',
    'waiting',
    'journal',
    'client',
    'ordering',
    'folder-journal',
  ],
}
