import ts from 'typescript'
import type { MemberDoc, PropsDoc } from './docs.types.js'
import { sentencesOf } from './sentences.js'
import { withSharedSentence } from './shared-sentences.js'
import { fileOf, type Sources } from './sources.js'

const format =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.WriteArrowStyleSignature

/** A type in code. A short union of literals is shown by its values instead of its name. */
export function typeText(type: ts.Type, checker: ts.TypeChecker, at?: ts.Node): string {
  const present = checker.getNonNullableType(type)
  const isNullable = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null)
  const shown = isLiteralUnion(present)
    ? present.types.map((one) => checker.typeToString(one, at, format)).join(' | ')
    : checker.typeToString(present, at, format)
  const text = shown.replace(/import\("[^"]*"\)\./g, '').replace(/^false \| true$/, 'boolean')
  return isNullable ? `${text} | null` : text
}

function isLiteralUnion(type: ts.Type): type is ts.UnionType {
  return type.isUnion() && type.types.length <= 12 && type.types.every((one) => one.isStringLiteral())
}

/**
 * The type of a property as its declaration writes it: the names there say more than the types behind them. Null for
 * one that names a parameter of its own type, or a short union of literals, whose values say more.
 */
function annotationOf(declaration: ts.Declaration | undefined, type: ts.Type, checker: ts.TypeChecker): string | null {
  if (!declaration || !(ts.isPropertySignature(declaration) || ts.isParameter(declaration)) || !declaration.type)
    return null
  if (isLiteralUnion(checker.getNonNullableType(type))) return null
  const owner = declaration.parent
  const parameters = ts.isInterfaceDeclaration(owner) || ts.isFunctionLike(owner) ? (owner.typeParameters ?? []) : []
  const text = declaration.type.getText().replaceAll(/\s+/g, ' ').replace(/^\| /, '')
  const isGeneric = parameters.some(({ name }) => new RegExp(`\\b${name.text}\\b`).test(text))
  return isGeneric ? null : text.replace(/ \| undefined$/, '')
}

/** A property as a member, with its type as seen from a place. */
export function memberOf(symbol: ts.Symbol, { checker }: Sources, at?: ts.Node): MemberDoc {
  const place = symbol.valueDeclaration ?? symbol.declarations?.[0] ?? at
  const type = place ? checker.getTypeOfSymbolAtLocation(symbol, place) : checker.getTypeOfSymbol(symbol)
  return {
    name: symbol.name,
    type: annotationOf(symbol.declarations?.[0], type, checker) ?? typeText(type, checker, place),
    isRequired: !(symbol.flags & ts.SymbolFlags.Optional),
    sentences: sentencesOf(symbol, checker),
  }
}

/** Whether a declaration belongs to a documented package. */
export function isOurs(declaration: ts.Declaration | undefined): boolean {
  return (
    declaration !== undefined &&
    /^packages\//.test(fileOf(declaration)) &&
    !fileOf(declaration).includes('node_modules')
  )
}

/** Types of React that have the attributes of elements. */
const ofElements = /(?:Attributes|DOMProps|AriaLabelingProps|GlobalDOMAttributes|FocusableProps|DOMRenderProps)$/

/**
 * The props of a component, from the type of its first parameter: those of the packages, those of a library, and
 * whether the rest are the attributes of an element.
 */
export function propsOf(signature: ts.Signature | undefined, sources: Sources): PropsDoc {
  const { checker } = sources
  const parameter = signature?.getParameters()[0]
  if (!parameter) return { own: [], fromLibraries: [], takesAttributes: false }
  const fallbacks = fallbacksOf(signature?.getDeclaration())
  const own: MemberDoc[] = []
  const fromLibraries = new Map<string, MemberDoc[]>()
  let takesAttributes = false
  for (const symbol of checker.getPropertiesOfType(checker.getTypeOfSymbol(parameter))) {
    const declaration = symbol.declarations?.[0]
    const fallback = fallbacks.get(symbol.name)
    if (isOurs(declaration)) {
      own.push(withSharedSentence({ ...memberOf(symbol, sources), ...(fallback ? { fallback } : {}) }))
      continue
    }
    const owner = declaration?.parent
    const from = owner && ts.isInterfaceDeclaration(owner) ? owner.name.text : ''
    if (from === '' || ofElements.test(from)) takesAttributes = true
    else fromLibraries.set(from, [...(fromLibraries.get(from) ?? []), memberOf(symbol, sources)])
  }
  return {
    own: own.sort((a, b) => Number(b.isRequired) - Number(a.isRequired)),
    fromLibraries: [...fromLibraries].map(([from, props]) => ({ from, props })),
    takesAttributes,
  }
}

/** The values of props that are omitted, from the destructuring of the component. */
function fallbacksOf(declaration: ts.Node | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  if (!declaration || !ts.isFunctionLike(declaration)) return found
  const visit = (node: ts.Node): void => {
    if (ts.isBindingElement(node) && node.initializer && ts.isObjectBindingPattern(node.parent)) {
      found.set((node.propertyName ?? node.name).getText(), node.initializer.getText())
    }
    ts.forEachChild(node, visit)
  }
  for (const parameter of declaration.parameters) visit(parameter)
  const body = 'body' in declaration ? declaration.body : undefined
  if (body && ts.isBlock(body)) {
    const [parameter] = declaration.parameters
    for (const statement of body.statements) {
      if (!ts.isVariableStatement(statement)) continue
      for (const variable of statement.declarationList.declarations)
        if (variable.initializer?.getText() === parameter?.name.getText()) visit(variable.name)
    }
  }
  return found
}
