import type tsc from 'typescript6'
import type { Hovers } from './hovers.ts'

/** API of the compilers that are written in JavaScript. */
export type Compiler = typeof tsc

/** Creates a language service over the files on disk and over texts that stand for missing files. */
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
      lib: ['lib.esnext.d.ts'],
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

/** Returns the hovers of an editor whose version of TypeScript is written in JavaScript. */
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
