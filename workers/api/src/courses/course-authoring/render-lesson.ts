import { MarkdownError } from '@kere/markdown/markdown-limits'
import type { LeftOut } from '@kere/markdown/render-markdown'
import { DomainError } from '../../base/domain-error.ts'

/** Loads the renderer when it is first needed. @param title for the refusal. @throws {DomainError} `lesson_too_complex` */
export async function renderLesson(markdown: string, title?: string): Promise<{ html: string; leftOut: LeftOut[] }> {
  const { previewMarkdown } = await import('@kere/markdown/render-markdown')
  try {
    return previewMarkdown(markdown)
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
