import ts from 'typescript'

/** Libraries of TypeScript that programs are compiled with: a program on a page runs in a worker. */
export const libraries = ['es2024', 'esnext.disposable', 'webworker', 'webworker.asynciterable'] as const

/** As `tsc --init` suggests for a program that a bundler or Node takes. */
export const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2024,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // A program without imports is a module too: it may `await`.
  moduleDetection: ts.ModuleDetectionKind.Force,
  allowImportingTsExtensions: true,
  lib: libraries.map((name) => `lib.${name}.d.ts`),
  types: [],
  strict: true,
  skipLibCheck: true,
  noEmit: true,
}
