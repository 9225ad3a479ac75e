import { isKnown } from '@kere/contracts/http/open-value'
import { newsCategories, type NewsCategory } from '@kere/contracts/site/sustainability-news-options'

export const newsPath = '/sustainability-news'

export interface NewsAddress {
  category: NewsCategory | null
  cursor: string | null
}

export function readNewsAddress(search: URLSearchParams): NewsAddress {
  const category = search.get('category')
  return {
    category: category !== null && isKnown(newsCategories, category) ? category : null,
    cursor: search.get('cursor'),
  }
}

export function newsHref({ category, cursor = null }: { category: string | null; cursor?: string | null }): string {
  const search = new URLSearchParams({ ...(category && { category }), ...(cursor && { cursor }) }).toString()
  return search ? `${newsPath}?${search}` : newsPath
}
