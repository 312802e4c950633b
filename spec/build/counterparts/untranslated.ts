/** Texts that are in English only. A translation removes its line; nothing is added. */
export const untranslated: readonly string[] = ['packages/sandbox/README.md']
