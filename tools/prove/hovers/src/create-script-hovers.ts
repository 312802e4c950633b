import type tsc from 'typescript6'
import type { Hovers } from './hovers.ts'

/** The compilers that are written in JavaScript have one API. */
export type Compiler = typeof tsc

/** A language service over files of the disk, and texts that stand for files that are not there. */
export function createLanguageService(
  ts: Compiler,
  files: readonly string[],
  texts: ReadonlyMap<string, string> = new Map(),
): tsc.LanguageService {
  const readFile = (file: string): string | undefined => texts.get(file) ?? ts.sys.readFile(file)
  return ts.createLanguageService({
    getScriptFileNames: () => [...files, ...texts.keys()],
    getScriptVersion: () => '1',
    getScriptSnapshot(file) {
      const text = readFile(file)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
    getCurrentDirectory: () => import.meta.dirname,
    getCompilationSettings: () => ({
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ESNext,
      strict: true,
      exactOptionalPropertyTypes: true,
      types: [],
    }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (file) => texts.has(file) || ts.sys.fileExists(file),
    readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath!,
  })
}

/** What an editor shows that runs a version of TypeScript that is written in JavaScript. */
export function createScriptHovers(ts: Compiler, files: readonly string[]): Hovers {
  const service = createLanguageService(ts, files)
  return {
    textsAt: async (places) =>
      places.map(({ file, position }) =>
        ts.displayPartsToString(service.getQuickInfoAtPosition(file, position)?.documentation),
      ),
    close: async () => service.dispose(),
  }
}
