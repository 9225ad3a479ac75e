import { Node, type JSONContent } from '@tiptap/core'
import { Image as Picture } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { MarkdownManager } from '@tiptap/markdown'
import type { Node as DocumentNode } from '@tiptap/pm/model'
import { StarterKit } from '@tiptap/starter-kit'

type Token = ReturnType<MarkdownManager['instance']['lexer']>[number]

/** A block that the editor cannot represent without loss. It keeps the Markdown that was typed. */
const Source = Node.create({
  name: 'source',
  group: 'block',
  content: 'text*',
  marks: '',
  code: true,
  defining: true,
  parseHTML: () => [{ tag: 'pre[data-source]', preserveWhitespace: 'full' }],
  renderHTML: () => ['pre', { 'data-source': '' }, 0],
  renderMarkdown: ({ content = [] }) => content.map(({ text = '' }) => text).join(''),
})

/** The editor types neither attributes nor tokens. */
const labelOf = ({ label }: Readonly<Record<string, unknown>> = {}) => (typeof label === 'string' ? label : '')

/** The number in a sentence that leads to a footnote. */
const FootnoteReference = Node.create({
  name: 'footnoteReference',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ label: { default: '', parseHTML: (element) => element.dataset['footnote'] } }),
  parseHTML: () => [{ tag: 'sup[data-footnote]' }],
  renderHTML: ({ node: { attrs } }) => [
    'sup',
    { 'data-footnote': labelOf(attrs), class: 'font-semibold text-brand' },
    labelOf(attrs),
  ],
  markdownTokenizer: {
    name: 'footnoteReference',
    level: 'inline',
    start: '[^',
    tokenize(text) {
      const [raw, label] = /^\[\^([^\]\s]+)\]/.exec(text) ?? []
      return raw ? { type: 'footnoteReference', raw, label } : undefined
    },
  },
  parseMarkdown: (token) => ({ type: 'footnoteReference', attrs: { label: labelOf(token) } }),
  renderMarkdown: ({ attrs }) => `[^${labelOf(attrs)}]`,
})

/** The text of a footnote, which readers find below the article. */
const Footnote = Node.create({
  name: 'footnote',
  group: 'block',
  content: 'inline*',
  defining: true,
  addAttributes: () => ({ label: { default: '', parseHTML: (element) => element.dataset['note'] } }),
  parseHTML: () => [{ tag: 'p[data-note]', priority: 60 }],
  renderHTML: ({ node: { attrs } }) => [
    'p',
    { 'data-note': labelOf(attrs), class: 'text-dense text-muted before:me-2 before:content-[attr(data-note)_"."]' },
    0,
  ],
  // Half of a footnote under the same number would be lost to readers.
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { $from } = this.editor.state.selection
        const isWithin = $from.parent.type.name === this.name && $from.parentOffset < $from.parent.content.size
        return isWithin && this.editor.commands.setHardBreak()
      },
    }
  },
  markdownTokenizer: {
    name: 'footnote',
    level: 'block',
    // A definition begins a block. It never interrupts a paragraph.
    start: () => -1,
    tokenize(source, _, { inlineTokens }) {
      const [raw, label, text] =
        /^\[\^([^\]\s]+)\]: *(\S[^\n]*(?:\n(?!\[\^)[^\n]*\S[^\n]*|\n+ {4}[^\n]+)*)(?:\n|$)/.exec(source) ?? []
      return raw && text ? { type: 'footnote', raw, label, tokens: inlineTokens(text) } : undefined
    },
  },
  parseMarkdown: (token, { parseInline }) => ({
    type: 'footnote',
    attrs: { label: labelOf(token) },
    content: parseInline(token.tokens ?? []),
  }),
  renderMarkdown: ({ attrs, content = [] }, { renderChildren }) => `[^${labelOf(attrs)}]: ${renderChildren(content)}`,
})

export const extensions = [
  StarterKit.configure({ underline: false, link: { openOnClick: false, protocols: ['https', 'http', 'mailto'] } }),
  TableKit,
  Picture,
  FootnoteReference,
  Footnote,
  Source,
]

const manager = new MarkdownManager({ extensions, markedOptions: { gfm: true, breaks: true } })

const write = (block: JSONContent) => manager.serialize({ type: 'doc', content: [block] }).trim()

const leftOut: ReadonlySet<string> = new Set(['raw', 'pre', 'loose', 'escaped', 'cleanUrl'])

/** Gives the same text for tokens with the same meaning, however they were typed. */
const meaningOf = (tokens: readonly Token[]) =>
  JSON.stringify(tokens, function keep(this: object, key, value: unknown) {
    return leftOut.has(key) || (key === 'text' && 'tokens' in this) ? undefined : value
  })

const hasHtml = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => token.type === 'html' || ('tokens' in token && hasHtml(token.tokens ?? [])))

/** @returns null if the block would mean something else once it is written again */
function readBlock(token: Token, source: string): JSONContent | null {
  if (hasHtml([token])) return null
  const [block, ...more] = manager.parse(source).content ?? []
  if (!block || more.length > 0) return null
  const meaning = (text: string) => meaningOf(manager.instance.lexer(text))
  return meaning(write(block)) === meaning(source) ? block : null
}

export interface RichDocument {
  json: JSONContent
  /** For each block, the Markdown from which it was read. */
  sources: string[]
}

export function readMarkdown(markdown: string): RichDocument {
  const content: JSONContent[] = []
  const sources: string[] = []
  for (const token of manager.instance.lexer(markdown)) {
    const source = token.raw.replace(/^\n+/, '').trimEnd()
    if (source === '') continue
    content.push(readBlock(token, source) ?? { type: 'source', content: [{ type: 'text', text: source }] })
    sources.push(source)
  }
  return { json: { type: 'doc', content }, sources }
}

/**
 * Writes a document as Markdown. A block that was not edited is still the same object, and is written exactly as it was
 * typed.
 */
export function createWriter() {
  const sourceOf = new WeakMap<DocumentNode, string>()
  return {
    remember(doc: DocumentNode, sources: readonly string[]) {
      doc.forEach((block, _, place) => {
        const source = sources[place]
        if (source !== undefined) sourceOf.set(block, source)
      })
    },
    write: (doc: DocumentNode) =>
      doc.children
        .map((block) => sourceOf.get(block) ?? write(block.toJSON() as JSONContent))
        .filter((text) => text !== '')
        .join('\n\n'),
  }
}
