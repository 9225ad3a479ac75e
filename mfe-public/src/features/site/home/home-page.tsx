import { t } from '@kere/brand/messages'
import type { ComponentType } from 'react'
import type { LoadDialog } from '../../../pages/use-loaded-dialog.tsx'
import { FactsBand } from './facts-band.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeOffer } from './home-offer.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { JoinAsEducator } from './join-as-educator.tsx'
import { city, country, description, foundedYear, product } from '@kere/brand/brand'
import { issuesFeed } from '@kere/contracts/publishing/newsletter-issue-options'
import type { ApiClient } from '@kere/platform/api'
import type { PageMeta, PageQuery } from '@kere/platform/page'
import type { PublicPage } from '../../../pages/next-step.ts'

interface HomePageProps {
  FeaturedLabs: ComponentType
  FeaturedCourses: ComponentType
  CategoryIndex: ComponentType
  UpcomingEvents: ComponentType
  LatestPosts: ComponentType
  loadChatDialog: LoadDialog
  loadPathDialog: LoadDialog
  calls: Readonly<Record<string, ComponentType>>
}

export function HomePage({ calls, loadChatDialog, loadPathDialog, ...rails }: HomePageProps) {
  return (
    <>
      <HomeHero loadPathDialog={loadPathDialog} loadChatDialog={loadChatDialog} />
      <FactsBand />
      <div className="px-gutter pt-section pb-section">
        <div className="mx-auto grid max-w-page grid-cols-1 gap-y-section">
          <HowItWorks />
          <rails.FeaturedLabs />
          <HomeOffer />
          <div className="grid grid-cols-1 gap-y-8">
            <rails.FeaturedCourses />
            <rails.CategoryIndex />
          </div>
          {/* Without a post, the events take the full width. */}
          <div className="grid grid-cols-1 gap-x-12 gap-y-section wide:has-[>:last-child:not(:empty)]:grid-cols-[7fr_5fr]">
            <rails.UpcomingEvents />
            <rails.LatestPosts />
          </div>
          <JoinAsEducator loadChatDialog={loadChatDialog} />
        </div>
      </div>
      {Object.entries(calls).map(([key, Call]) => (
        <Call key={key} />
      ))}
    </>
  )
}

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

/** Makes the home page from the parts that the app passes, because features do not import each other. */
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
    queries: (_, api) => Object.values(parts).flatMap(({ queries }: HomePart) => queries(api)),
    describe: () => ({
      status: 200,
      meta: {
        title: '',
        description: t(
          '{description} Online courses, Challenge Labs, mentors and events, made in {city}.',
          { description, city },
          'What search engines show of the home page',
        ),
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
