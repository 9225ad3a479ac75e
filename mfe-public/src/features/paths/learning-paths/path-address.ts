import type { Submission } from '@kere/platform/submission'
export const chatPath = '/learn-path'
export const formPath = `${chatPath}?view=form`

export const keepId = 'save-path'

export const pathHref = (id: string) => `${chatPath}/${encodeURIComponent(id)}`

export const isAskedAsForm = (search: URLSearchParams, submission: Submission | null) =>
  submission !== null || search.get('view') === 'form'
