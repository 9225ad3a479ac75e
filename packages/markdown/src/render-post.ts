import rehypeStringify from 'rehype-stringify'
import { requireParsable } from './markdown-limits.ts'
import {
  anchorHeadings,
  type Heading,
  type KnownPictures,
  placeNotes,
  readText,
  sizePictures,
  splitLines,
} from './post-tree.ts'
import { idPrefix, type LeftOut, safeTree, shownOf } from './render-markdown.ts'

/** The highest level of a heading, because the page's title is the h1. */
const highestInPost = 2

const processor = safeTree(highestInPost)
  .use(sizePictures)
  .use(splitLines)
  .use(placeNotes)
  .use(readText)
  .use(anchorHeadings, idPrefix)
  .use(rehypeStringify)
  .freeze()

export interface RenderedPost {
  html: string
  headings: Heading[]
  text: string
  leftOut: LeftOut[]
}

/**
 * Renders HTML that is safe in any page.
 * @throws {MarkdownError} for a text that is too long or too slow to parse
 */
export function renderPost(markdown: string, pictures: KnownPictures = new Map()): RenderedPost {
  requireParsable(markdown)
  const file = processor.processSync({ value: markdown, data: { pictures } })
  // `anchorHeadings` and `readText` have stored these there.
  return { ...shownOf(file), headings: file.data['headings'] as Heading[], text: file.data['text'] as string }
}
