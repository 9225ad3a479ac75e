import type { Element, Nodes, Root } from 'hast'
import rehypeStringify from 'rehype-stringify'
import { visit } from 'unist-util-visit'
import { requireParsable } from './markdown-limits.ts'
import { type LeftOut, safeTree, shownOf } from './render-markdown.ts'

/** The highest level of a heading, because the issue's title is the h1. */
const highestInIssue = 2

/** Replaces pictures by their descriptions, because mails load no pictures. */
function dropPictures() {
  return (tree: Root) => {
    visit(tree, 'element', (node, place, parent) => {
      if (node.tagName !== 'img' || !parent || place === undefined) return undefined
      const { alt } = node.properties
      parent.children.splice(
        place,
        1,
        ...(typeof alt === 'string' && alt ? [{ type: 'text', value: alt } as const] : []),
      )
      return place
    })
  }
}

const processor = safeTree(highestInIssue).use(dropPictures).use(rehypeStringify).freeze()

export interface RenderedIssueText {
  html: string
  /** The issue as plain text, with addresses beside their links. */
  text: string
  leftOut: LeftOut[]
}

/**
 * Renders HTML that is safe in any page and email.
 * @throws {MarkdownError} for a text that is too long or too slow to parse
 */
export function renderIssueText(markdown: string): RenderedIssueText {
  requireParsable(markdown)
  const tree = processor.runSync(processor.parse(markdown))
  const text = writeBlocks(tree).trim()
  return { ...shownOf(processor.processSync(markdown)), text }
}

const isElement = (node: Nodes): node is Element => node.type === 'element'

const childrenOf = (node: Nodes): Nodes[] => ('children' in node ? node.children : [])

const blocks = new Set(
  'p h2 h3 h4 h5 h6 ul ol li blockquote pre hr table tr section div figure figcaption details'.split(' '),
)

const isBlock = (node: Nodes) => isElement(node) && blocks.has(node.tagName)

const indent = (text: string, first: string, rest: string) =>
  text
    .split('\n')
    .map((line, place) => ((place === 0 ? first : rest) + line).trimEnd())
    .join('\n')

function writeInline(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll(/\s+/g, ' ')
  // The table contains the same text.
  if (!isElement(node) || node.tagName === 'svg' || node.tagName === 'summary') return ''
  if (node.tagName === 'br') return '\n'
  if (node.tagName === 'input') return node.properties['checked'] ? '[x] ' : '[ ] '
  const words = childrenOf(node).map(writeInline).join('')
  const { href } = node.properties
  if (node.tagName !== 'a' || typeof href !== 'string' || href.startsWith('#')) return words
  const address = href.replace(/^mailto:/, '')
  return words === address || words === href ? words : `${words} (${address})`
}

/** Writes blocks as text. Inline content between blocks forms a paragraph. */
function writeBlocks(parent: Nodes): string {
  const written: string[] = []
  let words = ''
  const end = () => {
    if (words.trim()) written.push(words.trim())
    words = ''
  }
  for (const node of childrenOf(parent)) {
    if (!isBlock(node)) words += writeInline(node)
    else {
      end()
      written.push(writeBlock(node as Element))
    }
  }
  end()
  return written.filter((block) => block.trim() !== '').join('\n\n')
}

function writeBlock(node: Element): string {
  switch (node.tagName) {
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      const words = writeBlocks(node)
      return `${words}\n${'-'.repeat(Math.min(76, words.length))}`
    }
    case 'ul':
    case 'ol': {
      const start = Number(node.properties['start'] ?? 1)
      const items = childrenOf(node).filter(isElement)
      return items
        .map((item, place) => {
          const mark = node.tagName === 'ol' ? `${start + place}. ` : '- '
          return indent(writeBlocks(item), mark, ' '.repeat(mark.length))
        })
        .join('\n')
    }
    case 'blockquote':
      return indent(writeBlocks(node), '> ', '> ')
    case 'pre': {
      let code = ''
      visit(node, 'text', ({ value }) => void (code += value))
      return code.trimEnd()
    }
    case 'hr':
      return '* * *'
    case 'tr':
      return childrenOf(node)
        .filter(isElement)
        .map((cell) => writeBlocks(cell))
        .join(' | ')
    case 'table': {
      const rows: string[] = []
      visit(node, 'element', (row) => void (row.tagName === 'tr' && rows.push(writeBlock(row))))
      return rows.join('\n')
    }
    default:
      return writeBlocks(node)
  }
}
