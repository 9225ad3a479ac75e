import { issueLimits } from '@kere/contracts/publishing/newsletter-issue-options'
import type { TranslatedKind } from '../../kit/translations/translated-kind-rows.ts'
import { isChangeableIssue } from './issue-rows.ts'
import { selectIssue } from './newsletter-issues.queries.ts'
import { renderToSend } from './render-issue.ts'

export const translatedKind: TranslatedKind = {
  kind: 'issue',
  limits: { title: issueLimits.titleLength, summary: issueLimits.previewLength, body: issueLimits.contentLength },
  render: async (context, { body }) => JSON.stringify(await renderToSend(context, body)),
  async read(db, id, { role }) {
    const issue = role === 'admin' ? await selectIssue(db, id) : undefined
    return (
      issue && {
        root: { kind: 'issue', id },
        editPath: `/dashboard/newsletter/${id}`,
        language: issue.language,
        title: issue.title,
        summary: issue.preview,
        body: issue.content,
        parts: [],
      }
    )
  },
  isChangeable: isChangeableIssue,
}
