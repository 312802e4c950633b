import {
  Application,
  type CommentDisplayPart,
  type Context,
  Converter,
  DeclarationReflection,
  ReflectionKind,
  type SignatureReflection,
} from 'typedoc'
import ts from 'typescript'
import { listInputs, listMembers, listResults, type Property } from './list-properties.ts'

/** Something that a package exports, or a member of it, as its author wrote it. */
export interface Declared {
  readonly name: string
  readonly kind: 'function' | 'class' | 'interface' | 'type' | 'variable' | 'member'
  /** The declaration without its body. */
  readonly code: string
  /** Its docstring, as Markdown. */
  readonly text: string
  readonly tags: readonly Tag[]
  readonly members: readonly Declared[]
  /** Properties of a method's parameters, and below those of its result. */
  readonly inputs?: readonly Property[]
  readonly results?: readonly Property[]
}

export interface Tag {
  /** Such as `@throws`. */
  readonly name: string
  readonly text: string
  /** The class of an error, given in braces before the text. */
  readonly type?: string
}

export interface DeclaredPackage {
  /** Name of the package without its scope. */
  readonly name: string
  readonly exports: readonly Declared[]
}

/** Entry points of packages beside their index. */
const furtherEntries: Readonly<Record<string, readonly string[]>> = {
  common: ['/folder-journal/create-folder-journal', '/store-tests/store-tests'],
}

/** Reads the exports of packages from their sources. Types appear as written, not expanded. */
export async function readSdk(names: readonly string[]): Promise<DeclaredPackage[]> {
  const app = await Application.bootstrap({
    entryPoints: names.flatMap((name) => modulesOf(name).map(toFile)),
    tsconfig: 'tools/make/site/tsconfig.sdk.json',
    sort: ['source-order'],
    preservedTypeAnnotationTags: ['@throws'],
    skipErrorChecking: true, // the packages' own checks are better ones
    excludePrivate: true,
    excludeExternals: true,
    logLevel: 'Error',
  })
  const codes = new Map<number, Written>()
  app.converter.on(Converter.EVENT_CREATE_SIGNATURE, (context: Context, signature, declaration) => {
    if (declaration === undefined || ts.isJSDocSignature(declaration)) return
    const { checker } = context
    const properties = {
      inputs: listInputs(declaration, checker),
      results: listResults(declaration, checker),
    }
    codes.set(signature.id, { code: toCode(declaration), ...properties })
  })
  app.converter.on(Converter.EVENT_CREATE_DECLARATION, (context: Context, reflection) => {
    const declaration = context.getSymbolFromReflection(reflection)?.declarations?.[0]
    if (declaration === undefined) return
    const results = ts.isTypeAliasDeclaration(declaration) ? listMembers(declaration, context.checker) : []
    codes.set(reflection.id, { code: toCode(declaration), results })
  })
  const project = await app.convert()
  if (project === undefined) throw new Error('TypeDoc cannot read the packages.')
  return names.map((name) => {
    const children = modulesOf(name).flatMap((module) => {
      return (project.getChildByName(module) as DeclarationReflection).children ?? []
    })
    return { name, exports: children.map((child) => toDeclared(child, codes)) }
  })
}

/** A declaration's source text, and the properties of its expanded types. */
type Written = Pick<Declared, 'code' | 'inputs' | 'results'>

function toFile(module: string): string {
  return `packages/${module}${module.endsWith('/src') ? '/index' : ''}.ts`
}

/** Returns the names that TypeDoc gives the modules of a package: an index is named after its folder. */
function modulesOf(name: string): string[] {
  return ['', ...(furtherEntries[name] ?? [])].map((path) => `${name}/src${path}`)
}

/** Returns the source of a declaration without its docstring, body and members. */
function toCode(node: ts.Node): string {
  const text = node.getText()
  const { members, body } = node as { members?: ts.NodeArray<ts.Node>; body?: ts.Node }
  if (body !== undefined) return text.slice(0, body.getStart() - node.getStart()).trimEnd()
  const isContainer = /^(?:export )?(?:declare )?(?:abstract )?(?:class|interface) /.test(text)
  if (isContainer && members !== undefined) return text.slice(0, text.indexOf('{')).trimEnd()
  return text
}

const kinds: Partial<Record<ReflectionKind, Declared['kind']>> = {
  [ReflectionKind.Function]: 'function',
  [ReflectionKind.Class]: 'class',
  [ReflectionKind.Interface]: 'interface',
  [ReflectionKind.TypeAlias]: 'type',
  [ReflectionKind.Variable]: 'variable',
}

function toDeclared(reflection: DeclarationReflection, codes: ReadonlyMap<number, Written>): Declared {
  const signatures = reflection.signatures ?? []
  const documented: DeclarationReflection | SignatureReflection = signatures[0] ?? reflection
  const comment = documented.comment ?? reflection.comment
  const written = signatures.map(({ id }) => codes.get(id)).filter((each) => each !== undefined)
  return {
    name: reflection.name,
    kind: kinds[reflection.kind] ?? 'member',
    ...(written.at(-1) ?? codes.get(reflection.id)),
    code: written.map(({ code }) => code).join('\n') || (codes.get(reflection.id)?.code ?? reflection.name),
    text: toMarkdown(comment?.summary ?? []),
    tags: (comment?.blockTags ?? []).map(({ tag, content, typeAnnotation }) => ({
      name: tag,
      text: toMarkdown(content),
      ...(typeAnnotation !== undefined && { type: typeAnnotation.replaceAll(/^\{|\}$/g, '') }),
    })),
    members: (reflection.children ?? [])
      .filter(({ inheritedFrom, name }) => inheritedFrom === undefined && name !== 'constructor')
      .map((child) => toDeclared(child, codes)),
  }
}

function toMarkdown(parts: readonly CommentDisplayPart[]): string {
  return parts.map(({ text }) => text).join('')
}
