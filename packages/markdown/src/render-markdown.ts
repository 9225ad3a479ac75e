import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { type Processor, type Transformer, unified } from 'unified'
import { anyScript } from './any-script.ts'
import { drawFigures, figureClass } from './figures/figure-tree.ts'
import { dropEmptyParagraphs, fitToScreen, keepOwnPictures, stepHeadings, restrictLinks } from './lesson-tree.ts'
import { MarkdownError, requireParsable } from './markdown-limits.ts'
import { completeLinks, tellUnusedDefinitions } from './markdown-tree.ts'
import { rawHtml } from './raw-html.ts'

type VFile = Parameters<Transformer>[1]

/** The prefix of every id in a rendered text, so that it cannot equal an id of the page. */
export const idPrefix = 'text-'

/** The limit for the HTML in characters, because a database row can hold at most 2 MB. */
const htmlLength = 800_000

/**
 * A link to a page of this site whose title is one word is shown as a card with that word:
 * `[Reading a lake](/courses/crs_1 "Course")`.
 */
const cardKind = /^[A-Z][a-z]+$/

/** Everything that Markdown can express. Raw HTML never enters the tree. */
const schema: Schema = {
  strip: ['script', 'style'],
  clobber: [],
  ancestors: {},
  tagNames:
    'a blockquote br code del em h1 h2 h3 h4 h5 h6 hr img input li ol p pre section strong sup table tbody td th thead tr ul'.split(
      ' ',
    ),
  attributes: {
    a: ['href', 'id', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel', ['title', cardKind]],
    code: [['className', figureClass]],
    h2: ['id'],
    img: ['src', 'alt'],
    input: [['disabled', true], ['type', 'checkbox'], 'checked'],
    li: ['id'],
    ol: ['start'],
    section: ['dataFootnotes'],
    td: ['align'],
    th: ['align'],
  },
  protocols: { href: ['http', 'https', 'mailto'], src: [] },
  required: { input: { disabled: true, type: 'checkbox' } },
}

/** Adds the extension after those of GFM, because later extensions take precedence. */
function withAnyScript(this: Processor) {
  const data = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), anyScript]
}

/** The highest level of a heading, because the page's h1 names the course and its h2 the lesson. */
const highestInLesson = 3

/** Parses a text into a sanitized tree. */
export const safeTree = (highestHeading: number) =>
  unified()
    .use(remarkParse)
    .use(remarkGfm, { singleTilde: false })
    .use(withAnyScript)
    .use(remarkBreaks)
    .use(completeLinks)
    .use(tellUnusedDefinitions)
    .use(remarkRehype, { clobberPrefix: idPrefix, footnoteLabel: 'Notes', handlers: { html: rawHtml } })
    .use(rehypeSanitize, schema)
    .use(restrictLinks, idPrefix)
    .use(keepOwnPictures)
    .use(dropEmptyParagraphs)
    .use(stepHeadings, highestHeading)
    .use(drawFigures)
    .use(fitToScreen)

const processor = safeTree(highestInLesson).use(rehypeStringify).freeze()

const leftOutKinds = ['comment', 'definition', 'link', 'note', 'picture'] as const

/**
 * A part of the Markdown that readers do not see, in its source form. If it is a link, its text stays; if it is a
 * picture, its description does.
 */
export interface LeftOut {
  kind: (typeof leftOutKinds)[number]
  source: string
}

/**
 * Renders HTML that is safe in any page, with headings from h3.
 * @throws {MarkdownError} for a text that is too long or too slow to parse
 */
export const renderMarkdown = (markdown: string) => previewMarkdown(markdown).html

/**
 * Renders for the author, with a list of everything that readers will not see.
 * @throws {MarkdownError} in the same cases as `renderMarkdown`
 */
export function previewMarkdown(markdown: string): { html: string; leftOut: LeftOut[] } {
  requireParsable(markdown)
  return shownOf(processor.processSync(markdown))
}

/** @throws {MarkdownError} if the HTML is longer than the limit */
export function shownOf(file: VFile): { html: string; leftOut: LeftOut[] } {
  const html = String(file)
  if (html.length > htmlLength) throw new MarkdownError('too_complex')
  const leftOut = file.messages.flatMap(({ ruleId, reason }) => {
    const kind = leftOutKinds.find((each) => each === ruleId)
    return kind ? [{ kind, source: reason }] : []
  })
  return { html, leftOut }
}
