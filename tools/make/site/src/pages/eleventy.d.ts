// The part of Eleventy's programmatic interface that is used here; the package declares no types.
declare module '@11ty/eleventy' {
  export interface UserConfig {
    addExtension(extensions: readonly string[], options: { readonly key: string }): void
    addGlobalData(name: string, data: unknown): void
    addTemplate(path: string, content: string, data: Readonly<Record<string, unknown>>): void
    setLayoutsDirectory(path: string): void
    setLibrary(extension: 'md', library: unknown): void
    setTemplateFormats(formats: readonly string[]): void
    setUseGitIgnore(isUsed: boolean): void
    readonly ignores: Set<string>
  }

  export interface WrittenPage {
    readonly url: string
    readonly inputPath: string
    readonly content: string
  }

  export class Eleventy {
    constructor(
      input: string,
      output: string,
      options: {
        readonly quietMode: boolean
        readonly config: (config: UserConfig) => { readonly markdownTemplateEngine: false }
      },
    )
    write(): Promise<void>
  }
}
