import type { ComponentType } from 'react'
import type { LoadDialog } from '../../../pages/use-loaded-dialog.tsx'
import { FactsBand } from './facts-band.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeOffer } from './home-offer.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { JoinAsEducator } from './join-as-educator.tsx'

interface HomePageProps {
  FeaturedCourses: ComponentType
  CategoryIndex: ComponentType
  UpcomingEvents: ComponentType
  loadChatDialog: LoadDialog
  loadPathDialog: LoadDialog
  calls: Readonly<Record<string, ComponentType>>
}

export function HomePage({
  FeaturedCourses,
  CategoryIndex,
  UpcomingEvents,
  loadChatDialog,
  loadPathDialog,
  calls,
}: HomePageProps) {
  return (
    <>
      <HomeHero loadPathDialog={loadPathDialog} />
      <FactsBand />
      <div className="px-gutter pt-section pb-section">
        <div className="mx-auto grid max-w-page grid-cols-1 gap-y-section">
          <HowItWorks />
          <FeaturedCourses />
          <CategoryIndex />
          <UpcomingEvents />
          <HomeOffer />
          <JoinAsEducator loadChatDialog={loadChatDialog} />
        </div>
      </div>
      {Object.entries(calls).map(([key, Call]) => (
        <Call key={key} />
      ))}
    </>
  )
}
