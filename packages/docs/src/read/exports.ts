import ts from 'typescript'
import type { ComponentDoc, ExportDoc, FunctionDoc, MemberDoc } from './docs.types.js'
import { isOurs, memberOf, propsOf, typeText } from './members.js'
import { firstSentences, sentencesOf } from './sentences.js'
import type { ExportedSymbol, Sources } from './sources.js'

/** Documents one exported name: a component with its parts, a hook, a function, a type, or a value. */
export function exportDoc({ name, symbol, declaration }: ExportedSymbol, sources: Sources): ExportDoc {
  const { checker } = sources
  if (!(symbol.flags & ts.SymbolFlags.Value)) {
    return { kind: 'type', name, sentences: sentencesOf(symbol, checker), code: codeOf(declaration) }
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  const [signature] = type.getCallSignatures()
  const parts = type.getProperties().filter((property) => isName(property.name) && isOurs(property.declarations?.[0]))
  const isComponent = isName(name) && (signature !== undefined || parts.length > 0) && !name.includes('_')
  if (isComponent) return componentDoc(name, symbol, type, sources)
  if (signature) return functionDoc(name, symbol, signature, sources)
  return { kind: 'value', name, sentences: sentencesOf(symbol, checker), type: typeText(type, checker, declaration) }
}

function isName(text: string): boolean {
  return /^[A-Z][a-zA-Z0-9]+$/.test(text)
}

function codeOf(declaration: ts.Declaration): string {
  return declaration.getText().replace(/^export /, '')
}

function componentDoc(name: string, symbol: ts.Symbol, type: ts.Type, sources: Sources): ComponentDoc {
  const { checker } = sources
  const [signature] = type.getCallSignatures()
  const parts = type
    .getProperties()
    .filter((part) => isName(part.name) && isOurs(part.declarations?.[0]))
    .map((part) => componentDoc(`${name}.${part.name}`, part, checker.getTypeOfSymbol(part), sources))
  const slot = slotOf(symbol, signature)
  return {
    kind: 'component',
    name,
    sentences: firstSentences([symbol, signature?.getDeclaration() && signatureSymbol(signature, checker)], checker),
    props: propsOf(signature, sources),
    ...(slot ? { slot } : {}),
    parts,
  }
}

/** The function that a signature belongs to, which has the comment when a part is written in short form. */
function signatureSymbol(signature: ts.Signature, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { name } = signature.getDeclaration()
  return name ? checker.getSymbolAtLocation(name) : undefined
}

/** The `data-slot` that a part's code names. */
function slotOf(symbol: ts.Symbol, signature: ts.Signature | undefined): string | undefined {
  const made = symbol.valueDeclaration?.getText() ?? ''
  const [, ofPart] = /\bpart\(\s*\w+,\s*'([\w-]+)'/.exec(made) ?? []
  if (ofPart) return ofPart
  const code = signature?.getDeclaration()?.getText() ?? ''
  const [, used] = /\b(?:usePart|useRoot)\(\s*\w+,\s*'([\w-]+)'/.exec(code) ?? []
  return used
}

function functionDoc(name: string, symbol: ts.Symbol, signature: ts.Signature, sources: Sources): FunctionDoc {
  const { checker } = sources
  const parameterTexts = new Map(
    symbol
      .getJsDocTags(checker)
      .filter((tag) => tag.name === 'param')
      .map((tag) => {
        const [parameter = '', ...text] = ts.displayPartsToString(tag.text).split(' ')
        return [parameter, text.join(' ').replace(/^- /, '')] as const
      }),
  )
  const parameters = signature.getParameters().map((parameter): MemberDoc => {
    const member = memberOf(parameter, sources)
    const declaration = parameter.valueDeclaration
    const isOptional =
      declaration !== undefined &&
      ts.isParameter(declaration) &&
      (declaration.questionToken !== undefined || declaration.initializer !== undefined)
    return {
      ...member,
      name: member.name.startsWith('__') ? 'options' : member.name,
      isRequired: !isOptional,
      sentences: { ...member.sentences, text: member.sentences.text || (parameterTexts.get(member.name) ?? '') },
    }
  })
  const result = signature.getReturnType()
  return {
    kind: /^use[A-Z]/.test(name) ? 'hook' : 'function',
    name,
    sentences: sentencesOf(symbol, checker),
    signature: signatureOf(name, signature, sources),
    parameters,
    returned: membersOfResult(result, sources),
  }
}

/** The head of a function as its source has it, with the type of its result. */
function signatureOf(name: string, signature: ts.Signature, { checker }: Sources): string {
  const declaration = signature.getDeclaration()
  if (!ts.isFunctionDeclaration(declaration) || !declaration.body) {
    return `const ${name}: ${checker.signatureToString(signature, declaration, ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature)}`
  }
  const head = declaration.getText().slice(0, declaration.body.getStart() - declaration.getStart())
  const result = declaration.type ? '' : `: ${typeText(signature.getReturnType(), checker, declaration)}`
  return `${head.replace(/^export (?:async )?/, '').trim()}${result.length < 200 ? result : ''}`
}

/** The members of a returned object; none of an array, a function, a primitive, or an element. */
function membersOfResult(type: ts.Type, sources: Sources): readonly MemberDoc[] {
  const { checker } = sources
  if (type.isUnion() || type.getCallSignatures().length > 0 || checker.isArrayType(type)) return []
  if (!(type.flags & ts.TypeFlags.Object)) return []
  const members = checker.getPropertiesOfType(type)
  if (members.length > 40 || !members.every((member) => isOurs(member.declarations?.[0]))) return []
  return members.map((member) => memberOf(member, sources))
}
