import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Transformer } from 'unified'
import { SKIP, visit } from 'unist-util-visit'
import { sourceOf } from './markdown-tree.ts'

type File = Parameters<Transformer>[1]

const isElement = (node: unknown): node is Element => (node as Element | undefined)?.type === 'element'

const isTag = (node: unknown, name: string): node is Element => isElement(node) && node.tagName === name

function textOf(node: Element): string {
  let text = ''
  visit(node, (child) => {
    // The drawing's table contains the same text.
    if (isTag(child, 'svg')) return SKIP
    if (child.type === 'text') text += child.value
    return undefined
  })
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Makes each line of plain text a paragraph (S-161). */
export function splitLines() {
  return (tree: Root) => {
    tree.children = tree.children.flatMap((node): RootContent[] => (isTag(node, 'p') ? linesOf(node) : [node]))
  }
}

function linesOf(paragraph: Element): Element[] {
  const lines: ElementContent[][] = [[]]
  for (const child of paragraph.children) {
    if (isTag(child, 'br')) lines.push([])
    else lines.at(-1)?.push(child)
  }
  return lines.map((children) => ({ ...paragraph, children }))
}

/** Collects the readable text for searches, one line for each block. */
export function readText() {
  return (tree: Root, file: File) => {
    const lines = tree.children.map((node) => (isElement(node) ? textOf(node) : ''))
    file.data['text'] = lines.filter((line) => line !== '').join('\n')
  }
}

export interface Heading {
  id: string
  text: string
}

/** Gives every heading an id and a link to itself. The headings of the first level form the table of contents. */
export function anchorHeadings(idPrefix: string) {
  return (tree: Root, file: File) => {
    const headings: Heading[] = []
    const taken = new Set<string>()
    visit(tree, 'element', (node) => {
      if (!/^h[2-6]$/.test(node.tagName)) return undefined
      const text = textOf(node)
      const words = text
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replaceAll(/^-|-$/g, '')
        .slice(0, 60)
      let id = idPrefix + (words || 'part')
      for (let more = 2; taken.has(id); more += 1) id = `${idPrefix}${words || 'part'}-${more}`
      taken.add(id)
      node.properties = { ...node.properties, id, tabIndex: -1 }
      const properties = { className: ['anchor'], href: `#${id}`, ariaLabel: `Link to “${text}”` }
      node.children.push({ type: 'element', tagName: 'a', properties, children: [{ type: 'text', value: '#' }] })
      if (node.tagName === 'h2') headings.push({ id, text })
      return SKIP
    })
    file.data['headings'] = headings
  }
}

/** Puts each note beside the block that refers to it, rather than into a section at the end. */
export function placeNotes() {
  return (tree: Root) => {
    const notes = takeNotes(tree)
    if (notes.size === 0) return
    tree.children = tree.children.map((block) => {
      if (!isElement(block)) return block
      const beside: ElementContent[] = []
      visit(block, 'element', (node) => {
        if (node.properties['dataFootnoteRef'] === undefined) return
        delete node.properties['ariaDescribedBy']
        const id = String(node.properties['href']).slice(1)
        const note = notes.get(id)
        if (!note) return
        notes.delete(id)
        beside.push(asideOf(note, id, textOf(node)))
      })
      if (beside.length === 0) return block
      const all: Element = { type: 'element', tagName: 'div', properties: { className: ['notes'] }, children: beside }
      return { type: 'element', tagName: 'div', properties: { className: ['noted'] }, children: [block, all] }
    })
  }
}

export interface PictureSize {
  width: number
  height: number
}

/** The pictures of the post. Any other picture is replaced by its description. */
export type KnownPictures = ReadonlyMap<string, PictureSize>

/** Gives pictures their size, so that nothing moves when they load. */
export function sizePictures() {
  return (tree: Root, file: File) => {
    // `renderPost` has stored the pictures there.
    const known = file.data['pictures'] as KnownPictures
    visit(tree, 'element', (node, place, parent) => {
      if (node.tagName !== 'img' || !parent || place === undefined) return undefined
      const { src, alt } = node.properties
      const size = known.get(String(src))
      if (size) {
        Object.assign(node.properties, size)
        return undefined
      }
      file.message(sourceOf(node, file), { ruleId: 'picture' })
      parent.children.splice(
        place,
        1,
        ...(typeof alt === 'string' && alt ? [{ type: 'text', value: alt } as const] : []),
      )
      return place
    })
  }
}

function takeNotes(tree: Root): Map<string, ElementContent[]> {
  const notes = new Map<string, ElementContent[]>()
  visit(tree, 'element', (section, place, parent) => {
    if (section.tagName !== 'section' || !parent || place === undefined) return undefined
    visit(section, 'element', (item) => {
      const { id } = item.properties
      if (item.tagName === 'li' && typeof id === 'string') notes.set(id, withoutBackLinks(item))
    })
    // The line break before it is removed too.
    parent.children.splice(place - 1, 2)
    return [SKIP, place - 1]
  })
  return notes
}

function withoutBackLinks(item: Element): ElementContent[] {
  visit(item, 'element', (node, place, parent) => {
    if (node.properties['dataFootnoteBackref'] === undefined || !parent || place === undefined) return undefined
    parent.children.splice(place, 1)
    return place
  })
  return item.children
}

function asideOf(children: ElementContent[], id: string, mark: string): Element {
  const number: Element = { type: 'element', tagName: 'sup', properties: {}, children: [{ type: 'text', value: mark }] }
  const properties = { id, role: 'note', ariaLabel: `Note ${mark}`, className: ['note'] }
  return { type: 'element', tagName: 'aside', properties, children: [number, ...children] }
}
