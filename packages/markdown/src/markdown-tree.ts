import type { Transformer } from 'unified'
import { visit } from 'unist-util-visit'

type Node = Parameters<Transformer>[0]
type File = Parameters<Transformer>[1]

/** The fields of a node that this file reads; it has more. */
interface MarkdownNode extends Node {
  url?: string
  value?: string
  identifier?: string
  children?: MarkdownNode[]
}

const mailAddress = /^[^\s/?#:@]+@[^\s/?#:@]+\.[^\s/?#:@]+$/

/** Adds a scheme to addresses without one, and ends a bare address where its sentence ends. */
export function completeLinks() {
  return (tree: MarkdownNode, file: File) => {
    const text = String(file)
    visit(tree, (node, place, parent?: MarkdownNode) => {
      if (node.url === undefined || (node.type !== 'link' && node.type !== 'definition')) return undefined
      const written = node.children?.[0]
      const begin = text[node.position?.start.offset ?? -1] ?? ''
      const isBare = written?.value !== undefined && !'<['.includes(begin || ' ')
      if (!isBare) {
        node.url = withScheme(node.url)
        return undefined
      }
      const { value = '' } = written
      const end = endOf(value)
      const tail = value.slice(end)
      node.url = withScheme(node.url.replace(/^http:\/\/(?=www\.)/i, value.startsWith('http') ? '$&' : ''))
      if (tail === '' || place === undefined) return undefined
      node.url = node.url.slice(0, -tail.length)
      written.value = value.slice(0, end)
      parent?.children?.splice(place + 1, 0, { type: 'text', value: tail })
      return place + 2
    })
  }
}

function withScheme(url: string) {
  if (/^www\./i.test(url)) return `https://${url}`
  return mailAddress.test(url) ? `mailto:${url}` : url
}

const isTrailing = /[!"'*,.:;?_~]|(?!\p{ASCII})\p{P}/u

/** Finds the end of an address, because the parser knows only ASCII punctuation. */
function endOf(address: string) {
  const stop = address.search(/[\u0964\u0965\u3002]/)
  let end = stop === -1 ? address.length : stop
  while (end > 0 && isTrailing.test(address.charAt(end - 1))) end -= 1
  return end
}

const definitions: Record<string, 'note' | 'definition'> = { footnoteDefinition: 'note', definition: 'definition' }

/** Reports definitions that readers do not see: those without a reference, and a second one with the same name. */
export function tellUnusedDefinitions() {
  return (tree: MarkdownNode, file: File) => {
    const used = new Set<string>()
    const defined: MarkdownNode[] = []
    visit(tree, (node) => {
      if (node.identifier === undefined) return
      const isNote = node.type.startsWith('footnote')
      if (definitions[node.type]) defined.push(node)
      else used.add(`${isNote} ${node.identifier}`)
    })
    for (const node of defined) {
      const kind = definitions[node.type]
      // Removes the name, because only the first definition of it is shown.
      if (kind && !used.delete(`${kind === 'note'} ${node.identifier}`))
        file.message(sourceOf(node, file), { ruleId: kind })
    }
  }
}

export const sourceOf = ({ position }: Node, file: File) =>
  String(file).slice(position?.start.offset ?? 0, position?.end.offset ?? 0)
