import { parseSync } from 'vite'

export interface MessageCall {
  text: string
  note: string
  /** The names of the values that the call passes; empty without values. */
  values: readonly string[]
  hasValues: boolean
  /** Places in the source: of the call, of its text, and from the end of the argument before the note. */
  call: readonly [start: number, end: number]
  argument: readonly [start: number, end: number]
  afterValues: number
}

interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** Finds the calls of `t` in a module, and in one of the API those of `said`. */
export function messageCalls(path: string, source: string): MessageCall[] {
  if (
    !/import \{[^}]*\b(?:t\b[^}]*\} from '(?:@kere\/brand|\.)\/messages|said\b[^}]*\} from '[./\w-]+\/said)(?:\.ts)?'/.test(
      source,
    )
  )
    return []
  // A text in Markdown is a module by now.
  const { program, errors } = parseSync(path.replace(/\.md$/, '.ts'), source)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  const calls: MessageCall[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    const { type, callee } = node as Node & { callee?: Node & { name?: string } }
    if (type === 'CallExpression' && callee?.type === 'Identifier' && /^(?:t|said)$/.test(callee.name ?? ''))
      calls.push(readCall(path, node as Node & { arguments: Node[] }))
    Object.values(node).forEach(visit)
  }
  visit(program)
  return calls
}

function readCall(path: string, node: Node & { arguments: Node[] }): MessageCall {
  const [text, ...rest] = node.arguments
  const note = rest.at(-1)
  const values = rest.length > 1 ? rest[0] : undefined
  if (!text || !isText(text) || !note || !isText(note))
    throw new Error(`${path}: t() takes a text that is written out, its values, and a note for translators`)
  if (values && values.type !== 'ObjectExpression')
    throw new Error(`${path}: t('${text.value}') takes its values as an object that is written out`)
  const names = ((values?.properties ?? []) as { key: { name: string } }[]).map(({ key }) => key.name)
  return {
    text: text.value,
    note: note.value,
    values: names,
    hasValues: values !== undefined,
    call: [node.start, node.end],
    argument: [text.start, text.end],
    afterValues: (values ?? text).end,
  }
}

const isText = (node: Node): node is Node & { value: string } =>
  node.type === 'Literal' && typeof node.value === 'string'
