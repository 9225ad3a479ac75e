import rehypeSanitize, { type Options as Schema } from 'rehype-sanitize'
import rehypeStringify from 'rehype-stringify'
import remarkBreaks from 'remark-breaks'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import { fitToScreen, keepOwnPictures, stepHeadings, restrictLinks } from './lesson-tree.ts'
import { MarkdownError, requireParsable } from './markdown-limits.ts'

/** Before every id, so that a text cannot take the place of what the page names. */
const idPrefix = 'text-'

/** What is shown at most: a row of the database holds no more than 2 MB. */
const htmlLength = 800_000

/** All that Markdown can express; raw HTML never enters the tree. */
const schema: Schema = {
  strip: ['script', 'style'],
  clobber: [],
  ancestors: {},
  tagNames:
    'a blockquote br code del em h1 h2 h3 h4 h5 h6 hr img input li ol p pre section strong sup table tbody td th thead tr ul'.split(
      ' ',
    ),
  attributes: {
    a: ['href', 'id', 'dataFootnoteRef', 'dataFootnoteBackref', 'ariaDescribedBy', 'ariaLabel'],
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

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false })
  .use(remarkBreaks)
  .use(remarkRehype, { clobberPrefix: idPrefix, footnoteLabel: 'Notes' })
  .use(rehypeSanitize, schema)
  .use(restrictLinks, idPrefix)
  .use(keepOwnPictures)
  .use(stepHeadings)
  .use(fitToScreen)
  .use(rehypeStringify)
  .freeze()

/** Safe in any page, headings from h3. @throws {MarkdownError} for a text too long or too costly to parse */
export function renderMarkdown(markdown: string): string {
  requireParsable(markdown)
  const html = String(processor.processSync(markdown))
  if (html.length > htmlLength) throw new MarkdownError('too_complex')
  return html
}
