import type { ComponentType } from 'react'
import type { LoadDialog } from '../../../pages/use-loaded-dialog.tsx'
import { FactsBand } from './facts-band.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeOffer } from './home-offer.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { JoinAsEducator } from './join-as-educator.tsx'

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
          {/* Without a post the events have the whole width. */}
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
