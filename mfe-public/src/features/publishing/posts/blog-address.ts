import { type Language, languages } from '@kere/brand/language'
import { product } from '@kere/brand/brand'

export const blogPath = '/blog'

export const postHref = (slug: string) => `${blogPath}/${encodeURIComponent(slug)}`

export const authorHref = (id: string) => `${blogPath}/authors/${encodeURIComponent(id)}`

export interface BlogAddress {
  category: string | null
  language: Language | null
  cursor: string | null
}

export const readBlogAddress = (search: URLSearchParams): BlogAddress => ({
  category: search.get('category') || null,
  language: languages.find((each) => each === search.get('language')) ?? null,
  cursor: search.get('cursor') || null,
})

function withParams(path: string, params: Record<string, string | null>) {
  const given = Object.entries(params).filter((param): param is [string, string] => Boolean(param[1]))
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
}

export const blogHref = ({ category, language, cursor }: Partial<BlogAddress>) =>
  withParams(blogPath, { category: category ?? null, language: language ?? null, cursor: cursor ?? null })

export const authorPageHref = (id: string, cursor: string | null) => withParams(authorHref(id), { cursor })

export const feedHref = (category: string | null, format: 'xml' | 'json' = 'xml') =>
  withParams(`${blogPath}/feed.${format}`, { category })

export const blogFeeds = (category?: { slug: string; name: string }) =>
  (['xml', 'json'] as const).map((format) => ({
    title: [`${product} blog`, category?.name].filter(Boolean).join(': '),
    path: feedHref(category?.slug ?? null, format),
  }))
