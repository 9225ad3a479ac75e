import { beginsWord, foldText } from '@kere/brand/fold-text'
import { type FoundOf, isBeginning, nothingMore, type SearchAsked } from '../../kit/site-search/search-source.ts'
import { lineWith } from '../../kit/site-search/line-with.ts'
import entrances from './site-entrances.json' with { type: 'json' }
import texts from './site-pages.registry.json' with { type: 'json' }

interface SitePage {
  path: string
  title: string
  text: string
  of?: string
}

/** The pages that are a form or a list, and the site's own texts. */
const pages = [...entrances, ...texts].map((page: SitePage) => ({
  ...page,
  foldedTitle: ` ${foldText(page.title)}`,
  folded: foldText(`${page.title} ${page.text}`),
}))

/** Searches the site's own texts and the pages on which something can be done. */
export function findPages({ search, limit }: SearchAsked): FoundOf {
  const { words } = search
  const found = pages
    .filter(({ folded, foldedTitle }) =>
      words.every((word) =>
        search.kind === 'prefix'
          ? foldedTitle.includes(` ${word}`)
          : isBeginning(word)
            ? beginsWord(folded, word)
            : folded.includes(word),
      ),
    )
    .map((page) => ({ page, relevance: words.filter((word) => page.foldedTitle.includes(` ${word}`)).length }))
    .toSorted((one, other) => other.relevance - one.relevance)
  return {
    total: found.length,
    items: found.slice(0, limit).map(({ page }) => ({
      ...nothingMore,
      id: page.path,
      title: page.title,
      path: page.path,
      text: lineWith(page.text, words),
      facts: page.of === undefined ? [] : [page.of],
    })),
  }
}
