import { parseSync, Visitor, type ESTree } from 'vite'

/** A claim of a test. `of` is a requirement (`S-114`) or one of its clauses (`S-577.enroll`). */
export interface Claim {
  of: string
  isPart: boolean
}

export interface ReadClaims {
  claims: Claim[]
  /** Malformed tags, whose claims would otherwise be lost silently. */
  unreadable: string[]
  /** The strings that the file compares with, which excludes the names of tests. */
  texts: string[]
}

const tag = /^(?<part>part of )?(?<of>[SCUW]-\d+(?:\.[a-z][a-z\d]*(?:-[a-z\d]+)*)?)$/
/** Matches tags that were meant as claims: `[S114]`, `[s-114]`, or `[%s]` that no table fills in. */
const looksLikeTag = /\b[SCUW][-–_ ]?\d|part of|^[%$]/i
/** Quality goals have numbers of their own: `[S6]`, `[part of P1]`. */
const goals = /^(part of )?[PRS]\d\d?$/
const bracket = /\[(?<content>[^\]]*)\]/g
const looksLikeNumber = /\b[SCUW]-\d/
const placeholder = /%[sdifjoOc]|\$(?<key>\w+)/g

/**
 * Reads the claims in names of tests, groups and steps, including names that a table fills in: `[S-114] …`, `[S-114,
 * part of C-03] …`, `[S-577.enroll] …`, `[part of S-060] …`.
 */
export function claimsInTests(path: string, source: string): ReadClaims {
  const { program, errors } = parseSync(path, source)
  if (errors.length) throw new Error(`${path} cannot be parsed: ${errors[0]?.message}`)
  const claims: Claim[] = []
  const unreadable: string[] = []
  const names: ESTree.Node[] = []
  const tables: ESTree.Node[] = []
  const texts: { value: string; start: number }[] = []
  const visitor = new Visitor({
    CallExpression(call) {
      const [name] = call.arguments
      if (!name || !isOfTest(call.callee)) return
      const table = tableOf(call.callee)
      const isTable = unwrapped(name).type === 'ArrayExpression'
      ;(isTable ? tables : names).push(name)
      for (const each of filledIn(textOf(name), table)) readName(each, claims, unreadable)
    },
    Literal({ value, start }) {
      if (typeof value === 'string') texts.push({ value, start })
    },
    TemplateLiteral(template) {
      texts.push({ value: textOf(template), start: template.start })
    },
  })
  visitor.visit(program)
  const outside = (nodes: ESTree.Node[]) => (text: { start: number }) =>
    !nodes.some(({ start, end }) => start <= text.start && text.start < end)
  const compared = texts.filter(outside(names))
  for (const { value } of compared.filter(outside(tables)))
    for (const [found, content = ''] of value.matchAll(bracket))
      if (looksLikeNumber.test(content)) unreadable.push(`${found} stands in no test's name: '${value}'`)
  return {
    claims: unique(claims),
    unreadable: [...new Set(unreadable)],
    texts: [...new Set(compared.map(({ value }) => value))],
  }
}

function readName(name: string, claims: Claim[], unreadable: string[]): void {
  for (const [found, content = ''] of name.matchAll(bracket)) {
    const items = content.split(',').map((item) => tag.exec(item.trim())?.groups)
    const read = items.flatMap((item) => (item?.of ? [{ of: item.of, isPart: item.part !== undefined }] : []))
    // A bare number after a part may be meant as a part too: `[part of S-1, C-2]`.
    const isAmbiguous = read.some(({ isPart }, index) => isPart && read[index + 1]?.isPart === false)
    if (read.length === items.length && !isAmbiguous) claims.push(...read)
    else if (looksLikeTag.test(content) && !goals.test(content)) unreadable.push(`${found} is no tag, in '${name}'`)
  }
  if (looksLikeNumber.test(name.replaceAll(bracket, '')))
    unreadable.push(`a number without a bracket of its own, in '${name}'`)
}

function isOfTest(callee: ESTree.Node): boolean {
  if (callee.type === 'Identifier') return ['it', 'test', 'describe'].includes(callee.name)
  if (callee.type === 'MemberExpression') return isOfTest(callee.object)
  return callee.type === 'CallExpression' && isOfTest(callee.callee)
}

/** Finds the table of `it.each([…])('name')`, if it is written right there. */
function tableOf(callee: ESTree.Node): ESTree.ArrayExpression | undefined {
  const [table] = callee.type === 'CallExpression' ? callee.arguments : []
  const bare = table && unwrapped(table)
  return bare?.type === 'ArrayExpression' ? bare : undefined
}

function unwrapped(node: ESTree.Node): ESTree.Node {
  return node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression' ? unwrapped(node.expression) : node
}

function textOf(node: ESTree.Node): string {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.cooked ?? value.raw).join('${…}')
  return ''
}

function filledIn(name: string, table: ESTree.ArrayExpression | undefined): string[] {
  if (!table?.elements.length) return [name]
  return table.elements.flatMap((element) => {
    if (!element) return []
    const row = unwrapped(element)
    const cells = row.type === 'ArrayExpression' ? row.elements.flatMap((cell) => cell ?? []) : [row]
    const properties = row.type === 'ObjectExpression' ? row.properties : []
    let next = 0
    return name.replace(placeholder, (found, key?: string) => {
      const cell = key ? properties.find((property) => isNamed(property, key)) : cells[next++]
      return (cell && textOf(cell.type === 'Property' ? cell.value : cell)) || found
    })
  })
}

function isNamed(property: ESTree.ObjectPropertyKind, key: string): boolean {
  return property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === key
}

function unique(claims: readonly Claim[]): Claim[] {
  return [...new Map(claims.map((claim) => [`${claim.of} ${claim.isPart}`, claim])).values()]
}
