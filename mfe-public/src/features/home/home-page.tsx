import type { ComponentType } from 'react'
import type { LoadDialog } from '../../use-loaded-dialog.tsx'
import { HomeHero } from './home-hero.tsx'
import { HomeOffer } from './home-offer.tsx'
import { JoinAsEducator } from './join-as-educator.tsx'

interface HomePageProps {
  FeaturedCourses: ComponentType
  CategoryIndex: ComponentType
  loadChatDialog: LoadDialog
  /** What the page asks of its readers, at its foot. */
  calls: Readonly<Record<string, ComponentType>>
}

export function HomePage({ FeaturedCourses, CategoryIndex, loadChatDialog, calls }: HomePageProps) {
  return (
    <>
      <HomeHero />
      <div className="px-gutter pt-section pb-section">
        <div className="mx-auto grid max-w-page gap-y-section">
          <FeaturedCourses />
          <HomeOffer />
          <JoinAsEducator loadChatDialog={loadChatDialog} />
          <CategoryIndex />
          {Object.entries(calls).map(([key, Call]) => (
            <Call key={key} />
          ))}
        </div>
      </div>
    </>
  )
}
