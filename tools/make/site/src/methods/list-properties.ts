import ts from 'typescript'

/** A property of an input or a result, down to the deepest level that is listed. */
export interface Property {
  /**
   * Path of the property, such as `order.plan_id`. Inputs begin with the parameter, results with the property itself.
   */
  readonly name: string
  readonly type: string
  readonly isOptional: boolean
  readonly text: string
}

const mostLevels = 3
const mostOfAType = 160
// Objects that an earlier call returned are listed at that call, and the options of every call on the client's page.
const givenBefore = new Set(['CallOptions', 'Client', 'OrderRecord', 'PacketFilter', 'Plan', 'Quote'])
const { NoTruncation, InTypeAlias, UseAliasDefinedOutsideCurrentScope } = ts.TypeFormatFlags
const whole = (NoTruncation | UseAliasDefinedOutsideCurrentScope) as ts.TypeFormatFlags
const wholeUnion = (whole | InTypeAlias) as ts.TypeFormatFlags

/** Lists the properties of the parameters of a method that are objects. */
export function listInputs(declaration: ts.SignatureDeclaration, checker: ts.TypeChecker): Property[] {
  return declaration.parameters.flatMap((parameter) => {
    const type = checker.getNonNullableType(checker.getTypeAtLocation(parameter))
    if (givenBefore.has(nameOf(type))) return []
    return listProperties(type, `${parameter.name.getText()}.`, declaration, checker)
  })
}

/** Lists the properties of a method's awaited result, or of its items if the result is a list. */
export function listResults(declaration: ts.SignatureDeclaration, checker: ts.TypeChecker): Property[] {
  const signature = checker.getSignatureFromDeclaration(declaration)
  if (signature === undefined) return []
  const returned = checker.getReturnTypeOfSignature(signature)
  const type = checker.getNonNullableType(checker.getAwaitedType(returned) ?? returned)
  return listProperties(toItem(type, checker) ?? type, '', declaration, checker)
}

/** Lists the properties of an alias, such as one of `Omit` and `Partial`. */
export function listMembers(declaration: ts.TypeAliasDeclaration, checker: ts.TypeChecker): Property[] {
  return listProperties(checker.getTypeAtLocation(declaration), '', declaration, checker)
}

function listProperties(
  type: ts.Type,
  prefix: string,
  at: ts.Node,
  checker: ts.TypeChecker,
  level = 1,
): Property[] {
  if (!isData(type, checker) || (level > 1 && isOfSdk(type))) return []
  return [...mergeMembers(type, checker)].flatMap(([name, symbols]) => {
    const [symbol] = symbols
    const whole = checker.getTypeOfSymbolAtLocation(symbol!, at)
    const isOptional = symbols.some(({ flags }) => (flags & ts.SymbolFlags.Optional) !== 0)
    const own = {
      name: prefix + name,
      type: [
        ...new Set(
          symbols.map((each) => writeType(checker.getTypeOfSymbolAtLocation(each, at), each, checker)),
        ),
      ].join(' | '),
      isOptional,
      text: readText(symbol!, checker),
    }
    const inner = checker.getNonNullableType(whole)
    const item = toItem(inner, checker)
    const deeper =
      level === mostLevels
        ? []
        : listProperties(
            item ?? inner,
            `${prefix}${name}${item === undefined ? '' : '[]'}.`,
            at,
            checker,
            level + 1,
          )
    return [own, ...deeper]
  })
}

/** Returns the properties of a type by name, and for a union those of all its members. */
function mergeMembers(type: ts.Type, checker: ts.TypeChecker): Map<string, ts.Symbol[]> {
  const types = type.isUnion() ? type.types : [type]
  return Map.groupBy(
    types.flatMap((each) => checker.getPropertiesOfType(each)).filter((symbol) => !isOfEveryCall(symbol)),
    ({ name }) => name,
  )
}

/** Returns whether a type is an object of data: no primitive, no function, no class of the platform. */
function isData(type: ts.Type, checker: ts.TypeChecker): boolean {
  const types = type.isUnion() ? type.types : [type]
  return types.every((each) => {
    const isObject = (each.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0
    if (!isObject || each.getCallSignatures().length > 0) return false
    return checker.getPropertiesOfType(each).every((property) => {
      const declared = property.declarations?.[0]
      if (declared === undefined) return true
      return !ts.isMethodSignature(declared) && !/\/node_modules\//.test(declared.getSourceFile().fileName)
    })
  })
}

/** Returns whether a package other than `types` declares a type: the reference lists those separately. */
function isOfSdk(type: ts.Type): boolean {
  const declaration = (type.aliasSymbol ?? type.getSymbol())?.declarations?.[0]
  const isNamed =
    declaration !== undefined &&
    (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
  return isNamed && /\/packages\/(?!types\/)\w+\/src\//.test(declaration.getSourceFile().fileName)
}

function isOfEveryCall({ declarations }: ts.Symbol): boolean {
  const owner = declarations?.[0]?.parent
  return owner !== undefined && ts.isInterfaceDeclaration(owner) && owner.name.text === 'CallOptions'
}

function nameOf(type: ts.Type): string {
  return (type.aliasSymbol ?? type.getSymbol())?.name ?? ''
}

/**
 * Returns the docstring of a property as Markdown. The parser drops the first of two asterisks at the start of a line.
 */
function readText(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  return ts
    .displayPartsToString(symbol.getDocumentationComment(checker))
    .replace(/^(?=\*[^\s*])/, '*')
    .replace(/\s*\{@link [\w.]+\}\s*$/, '')
    .replaceAll(/\{@link\s+([\w.]+)\s*\}/g, '`$1`')
}

function toItem(type: ts.Type, checker: ts.TypeChecker): ts.Type | undefined {
  return checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference)[0] : undefined
}

/** Returns the text of a type: a union's members if they are short enough, or else the name of the type. */
function writeType(type: ts.Type, symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const declared = symbol.declarations?.find((one) => ts.isPropertySignature(one))?.type?.getText()
  const named = checker.typeToString(type, undefined, whole)
  // Open sets are declared with `string & {}`, so that editors complete their known values.
  const expanded = checker
    .typeToString(type, undefined, wholeUnion)
    .replaceAll(/\(?string & \{\}\)?/g, 'string')
  const isObject = /[{[]/.test(expanded) && !expanded.endsWith('[]')
  const shown = expanded.length > mostOfAType || isObject ? (declared ?? named) : expanded
  return shown
    .replaceAll(/components(?:\['\w+'\])*\['(\w+)'\]/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .replace(/ \| undefined$|^undefined \| /, '')
    .replaceAll('"', "'")
}
