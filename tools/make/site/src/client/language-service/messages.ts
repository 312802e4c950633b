/** A question of the editor to the language service, with the whole program: programs are short. */
export type Question =
  | { readonly kind: 'diagnostics'; readonly text: string }
  | { readonly kind: 'hover'; readonly text: string; readonly position: number }
  | { readonly kind: 'completions'; readonly text: string; readonly position: number }
  | { readonly kind: 'details'; readonly text: string; readonly position: number; readonly name: string }

/** A part of the program that does not compile, and why. */
export interface Mistake {
  readonly from: number
  readonly to: number
  readonly message: string
}

/** The signature of a name and its docstring. */
export interface Description {
  readonly signature: string
  readonly documentation: string
}

export interface Hover extends Description {
  readonly from: number
  readonly to: number
}

/** The names that fit at a place, and where the text begins that one of them replaces. */
export interface Completions {
  readonly from: number
  readonly names: readonly CompletedName[]
}

export interface CompletedName {
  readonly name: string
  /** Orders the names: those of the program come before those of the language. */
  readonly order: string
}

/** The responses of the language service, by kind of question. */
export interface Answers {
  readonly diagnostics: readonly Mistake[]
  readonly hover: Hover | undefined
  readonly completions: Completions | undefined
  readonly details: Description | undefined
}

/** Declarations of everything that a program on a page can use. */
export interface Declarations {
  /** Texts of the files, by path. */
  readonly files: Readonly<Record<string, string>>
  /** The file of each module that is imported by name. */
  readonly paths: Readonly<Record<string, readonly [string]>>
}

/** A question on its way to the worker. */
export interface Asked {
  readonly id: number
  readonly question: Question
}

/** The response to the question with the same number. */
export interface Answered {
  readonly id: number
  readonly answer: Answers[Question['kind']]
}
