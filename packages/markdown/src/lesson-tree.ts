import type { Element, ElementContent, Root } from 'hast'
import type { Transformer } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { sourceOf } from './markdown-tree.ts'

type File = Parameters<Transformer>[1]

/** Renumbers headings so that no level is skipped under the page's own. */
export function stepHeadings(highestHeading: number) {
  return (tree: Root) => {
    const headings: { node: Element; depth: number }[] = []
    visit(tree, 'element', (node) => {
      const depth = /^h([1-6])$/.exec(node.tagName)?.[1]
      if (depth) headings.push({ node, depth: Number(depth) })
    })
    const used = [...new Set(headings.map(({ depth }) => depth))].toSorted((a, b) => a - b)
    for (const { node, depth } of headings) node.tagName = `h${Math.min(6, highestHeading + used.indexOf(depth))}`
  }
}

/**
 * Keeps links to the web, to an email address, to a page of this site or within the text. Any other link becomes plain
 * text.
 */
export function restrictLinks(idPrefix: string) {
  return (tree: Root, file: File) => {
    visit(tree, 'element', (node, place, parent) => {
      if (node.tagName !== 'a' || !parent || place === undefined) return undefined
      const href = textOf(node.properties['href'])
      const isExternal = /^(?:https?:\/\/|mailto:)/i.test(href)
      // Only what leads to a page of this site can be a card.
      if (!isOwnPage(href)) delete node.properties['title']
      if (isExternal) node.properties['rel'] = ['nofollow', 'ugc', 'noopener', 'noreferrer']
      else if (!isOwnPage(href) && !href.startsWith(`#${idPrefix}`)) {
        file.message(sourceOf(node, file), { ruleId: 'link' })
        parent.children.splice(place, 1, ...node.children)
        return place
      }
      return undefined
    })
  }
}

const textOf = (property: unknown) => (typeof property === 'string' ? property : '')

/** Browsers read `\` as `/`, and drop tabs and line ends, so an address with any of these is refused. */
const isOwnPage = (href: string) => /^\/(?![/\\])[^\s\\]*$/.test(href)

/**
 * Keeps the pictures that this site stores, because its content policy blocks all others. A blocked one becomes its
 * description.
 */
export function keepOwnPictures() {
  return (tree: Root, file: File) => {
    visit(tree, 'element', (node, place, parent) => {
      if (node.tagName !== 'img' || !parent || place === undefined) return undefined
      if (/^\/media\/[\w/-]+(?:\.\w+)?$/.test(textOf(node.properties['src']))) {
        Object.assign(node.properties, { loading: 'lazy', decoding: 'async', title: undefined })
        return undefined
      }
      file.message(sourceOf(node, file), { ruleId: 'picture' })
      const alt = textOf(node.properties['alt'])
      parent.children.splice(place, 1, ...(alt ? [{ type: 'text', value: alt } as const] : []))
      return place
    })
  }
}

/** Removes paragraphs that contained only a comment. */
export function dropEmptyParagraphs() {
  return (tree: Root) => {
    visit(tree, 'element', (node, place, parent) => {
      if (node.tagName !== 'p' || node.children.length > 0 || !parent || place === undefined) return undefined
      parent.children.splice(place, 1)
      return place
    })
  }
}

const scrollable = { tabIndex: 0 }

/** Makes wide content scroll by itself, also with the keyboard, and labels the checkboxes of lists. */
export function fitToScreen() {
  return (tree: Root) => {
    visit(tree, 'element', (node, place, parent) => {
      if (node.tagName === 'pre') Object.assign(node.properties, scrollable)
      if (node.tagName === 'th') node.properties['scope'] = 'col'
      if (node.tagName === 'input') node.properties['ariaLabel'] = node.properties['checked'] ? 'Done' : 'To do'
      if (node.tagName !== 'table' || !parent || place === undefined) return undefined
      const properties = { ...scrollable, className: ['scroll'], role: 'group', ariaLabel: 'Table' }
      parent.children[place] = { type: 'element', tagName: 'div', properties, children: [withAlignment(node)] }
      return [SKIP, place + 1]
    })
  }
}

/** `align` is obsolete and some content policies refuse `style`, so cells get `data-align`. */
function withAlignment(table: Element): ElementContent {
  visit(table, 'element', (cell) => {
    const { align, ...properties } = cell.properties
    if (cell.tagName === 'th') properties['scope'] = 'col'
    cell.properties = align === undefined ? properties : { ...properties, dataAlign: align }
  })
  return table
}
