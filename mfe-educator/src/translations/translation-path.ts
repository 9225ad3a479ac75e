import type { Language } from '@kere/brand/language'

export interface Place {
  kind: string
  id: string
  language: Language
}

export const translationPath = ({ kind, id, language }: Place) =>
  `/dashboard/translations/${kind}/${encodeURIComponent(id)}/${language}`

/** The page of an original’s first translation. */
export const translationsPath = (kind: string, { id, language }: { id: string; language: string }) =>
  translationPath({ kind, id, language: language === 'kn' ? 'en' : 'kn' })
