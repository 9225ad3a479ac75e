import type { Options } from 'remark-rehype'

type Handler = NonNullable<NonNullable<Options['handlers']>['html']>

const lineBreak = /^<\/?br(?:\s[^>]*)?\/?>$/i

interface Html {
  value: string
}

/** Keeps line breaks and drops comments. Any other tag becomes text, as the author typed it. */
export const rawHtml: Handler = (state, html: Html, parent) => {
  if (lineBreak.test(html.value)) {
    const siblings: { type: string }[] = parent?.children ?? []
    // A line break in the source after the tag is the same break.
    const isAtEnd = siblings[siblings.indexOf(html as unknown as { type: string }) + 1]?.type === 'break'
    return isAtEnd ? undefined : { type: 'element', tagName: 'br', properties: {}, children: [] }
  }
  if (!html.value.startsWith('<!--')) return { type: 'text', value: html.value }
  state.options.file?.message(html.value, { ruleId: 'comment' })
  return undefined
}
