import { createSystem, createVirtualTypeScriptEnvironment } from '@typescript/vfs'
import ts from 'typescript'
import { options } from './compiler-options.ts'
import type { Answers, Completions, Declarations, Description, Hover, Mistake, Question } from './messages.ts'
import { pagePath } from './page-declarations.ts'

const program = '/program.ts'

/** Starts the language service of TypeScript over declarations in memory. Returns a function that takes questions. */
export function createLanguageService({
  files,
  paths,
}: Declarations): (question: Question) => Answers[Question['kind']] {
  const system = createSystem(new Map([...Object.entries(files), [program, '\n']]))
  const found = Object.fromEntries(Object.entries(paths).map(([name, path]) => [name, [...path]]))
  const environment = createVirtualTypeScriptEnvironment(system, [program, pagePath], ts, {
    ...options,
    paths: found,
  })
  const { languageService } = environment

  return (question) => {
    // A file without text does not exist, as `createSystem` sees it.
    environment.updateFile(program, question.text || '\n')
    if (question.kind === 'diagnostics') return findMistakes(languageService)
    if (question.kind === 'hover') return findHover(languageService, question.position)
    if (question.kind === 'completions') return findCompletions(languageService, question.position)
    return findDetails(languageService, question.position, question.name)
  }
}

function findMistakes(service: ts.LanguageService): Mistake[] {
  return [...service.getSyntacticDiagnostics(program), ...service.getSemanticDiagnostics(program)].map(
    ({ start = 0, length = 0, messageText }) => ({
      from: start,
      to: start + length,
      message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    }),
  )
}

function findHover(service: ts.LanguageService, position: number): Hover | undefined {
  const info = service.getQuickInfoAtPosition(program, position)
  if (info === undefined) return undefined
  const { start, length } = info.textSpan
  return { ...describe(info), from: start, to: start + length }
}

function findCompletions(service: ts.LanguageService, position: number): Completions | undefined {
  const found = service.getCompletionsAtPosition(program, position, {})
  if (found === undefined) return undefined
  return {
    from: found.optionalReplacementSpan?.start ?? position,
    names: found.entries.map(({ name, sortText }) => ({ name, order: sortText + name })),
  }
}

function findDetails(service: ts.LanguageService, position: number, name: string): Description | undefined {
  const found = service.getCompletionEntryDetails(program, position, name, {}, undefined, {}, undefined)
  return found && describe(found)
}

/** The docstring has its tags, such as the errors that a method throws, except for examples, which pages show. */
function describe({
  displayParts,
  documentation,
  tags,
}: ts.QuickInfo | ts.CompletionEntryDetails): Description {
  const shown = tags?.filter(({ name }) => name !== 'example') ?? []
  const paragraphs = [toText(documentation), ...shown.map(({ name, text }) => `\`@${name}\` ${toText(text)}`)]
  return { signature: toText(displayParts), documentation: paragraphs.join('\n\n') }
}

/** Joins the parts of a text; `{@link name}` becomes the name. */
function toText(parts: readonly ts.SymbolDisplayPart[] = []): string {
  return ts.displayPartsToString(parts.filter(({ kind }) => kind !== 'link'))
}
