import { blogFeeds, blogHref, blogPath, readBlogAddress } from './blog-address.ts'
import { BlogPage } from './blog-page.tsx'
import { postCategoriesQuery, postsQuery } from './posts.api.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

export const route = { path: '/blog', sitemap: true, keptBy: ['category'] }

export const page: PublicPage = {
  component: BlogPage,
  next: async () => (await import('./post.next.ts')).blogNext,
  queries: ({ search }, api) => [postsQuery(api, readBlogAddress(search)), postCategoriesQuery(api)],
  describe({ search }, { api, cache }) {
    const address = readBlogAddress(search)
    const state = cache.getQueryState(postsQuery(api, address).queryKey)
    const hasFailed = state?.status === 'error'
    const isLost = state?.data === null
    const names = cache.getQueryData(postCategoriesQuery(api).queryKey)
    const category = names?.find(({ slug }) => slug === address.category)
    const canonical = blogHref({ category: address.category })
    const isUnknown = address.category !== null && !category
    return {
      status: hasFailed ? 503 : isLost ? 400 : 200,
      meta: {
        title: category ? `Blog: ${category.name}` : 'Blog',
        description: 'Field notes, methods and rules, written by the people who teach here.',
        canonical,
        breadcrumbs: [
          { label: 'Blog', path: blogPath },
          ...(category ? [{ label: category.name, path: canonical }] : []),
        ],
        ...(import.meta.env.SSR && { feeds: blogFeeds(category) }),
        ...((hasFailed || isLost || isUnknown || address.cursor !== null) && { noindex: true }),
      },
    }
  },
}
