import { MarkdownError } from '@kere/markdown/markdown-limits'
import { DomainError } from '../frame/domain-error.ts'

/** Loads the renderer when it is first needed. @param title for the refusal. @throws {DomainError} `lesson_too_complex` */
export async function renderLesson(markdown: string, title?: string): Promise<string> {
  const { renderMarkdown } = await import('@kere/markdown/render-markdown')
  try {
    return renderMarkdown(markdown)
  } catch (error) {
    if (!(error instanceof MarkdownError)) throw error
    throw new DomainError(
      'lesson_too_complex',
      title === undefined
        ? undefined
        : `“${title}” cannot be shown: it is nested too deeply, or has too many lists, tables and links for one lesson`,
    )
  }
}
