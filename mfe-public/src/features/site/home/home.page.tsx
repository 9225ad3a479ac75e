import { city, country, description, foundedYear, product } from '@kere/brand/brand'
import { issuesFeed } from '@kere/contracts/forms/newsletter-issue-options'
import type { ApiClient } from '@kere/platform/api'
import type { PageMeta, PageQuery } from '@kere/platform/page'
import type { ComponentType } from 'react'
import type { LoadDialog } from '../../../pages/use-loaded-dialog.tsx'
import { HomePage } from './home-page.tsx'
import type { PublicPage } from '../../../pages/next-step.ts'

interface HomePart {
  component: ComponentType
  queries(api: ApiClient): readonly PageQuery[]
  feeds?: PageMeta['feeds']
}

interface HomeParts {
  featuredLabs: HomePart
  featuredCourses: HomePart
  categoryIndex: HomePart
  upcomingEvents: HomePart
  latestPosts: HomePart
  loadChatDialog: LoadDialog
  loadPathDialog: LoadDialog
  calls: Readonly<Record<string, ComponentType>>
}

/** Makes the home page of the parts that the app hands in: features do not know each other. */
export function createHomePage({ loadChatDialog, loadPathDialog, calls, ...parts }: HomeParts): PublicPage {
  return {
    component: () => (
      <HomePage
        FeaturedLabs={parts.featuredLabs.component}
        FeaturedCourses={parts.featuredCourses.component}
        CategoryIndex={parts.categoryIndex.component}
        UpcomingEvents={parts.upcomingEvents.component}
        LatestPosts={parts.latestPosts.component}
        loadChatDialog={loadChatDialog}
        loadPathDialog={loadPathDialog}
        calls={calls}
      />
    ),
    next: { none: 'sections' },
    queries: (_, api) => Object.values(parts).flatMap(({ queries }: HomePart) => queries(api)),
    describe: () => ({
      status: 200,
      meta: {
        title: '',
        description: `${description} Online courses, Challenge Labs, mentors and events, made in ${city}.`,
        canonical: '/',
        breadcrumbs: [],
        ...(import.meta.env.SSR && { feeds: [...(parts.latestPosts.feeds ?? []), issuesFeed] }),
        jsonLd: [
          {
            '@type': 'Organization',
            name: product,
            description,
            foundingDate: String(foundedYear),
            address: { '@type': 'PostalAddress', addressLocality: city, addressCountry: country },
          },
          { '@type': 'WebSite', name: product, inLanguage: 'en-IN' },
        ],
      },
    }),
  }
}
