import { hasWords } from '@kere/brand/fold-text'
import { searchWords } from '@kere/brand/search-words'
import type { TextModule, TextPart } from '@kere/tooling/text-module'

export interface FaqCategory {
  slug: string
  name: string
  answers: readonly TextPart[]
}

const files = import.meta.glob<TextModule>('./texts/*.md', { eager: true, import: 'default' })

/** The files are sorted by their `order`. Each file is a category. */
export const faq: readonly FaqCategory[] = Object.entries(files)
  .toSorted(([, one], [, other]) => Number(one.facts.order) - Number(other.facts.order))
  .map(([file, { facts, parts }]) => ({
    slug: file.slice(file.lastIndexOf('/') + 1, -'.md'.length),
    name: facts.title ?? '',
    answers: parts,
  }))

export const faqPath = '/faq'

export const answerHref = (id: string) => `${faqPath}/${id}`

export function findAnswer(id: string | undefined): TextPart | null {
  return faq.flatMap(({ answers }) => answers).find((answer) => answer.id === id) ?? null
}

export const countAnswers = (categories: readonly FaqCategory[]) =>
  categories.reduce((sum, { answers }) => sum + answers.length, 0)

/** Removes the tags from HTML. */
export const plainText = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** @param category the only category to search; null for all */
export function searchFaq(category: string | null, search: string): FaqCategory[] {
  const words = searchWords(search)
  return faq
    .filter(({ slug }) => category === null || slug === category)
    .map((each) => ({
      ...each,
      answers: each.answers.filter(({ title, html }) => hasWords(`${each.name} ${title} ${plainText(html)}`, words)),
    }))
    .filter(({ answers }) => answers.length > 0)
}
