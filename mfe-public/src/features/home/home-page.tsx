import type { ComponentType } from 'react'
import { HomeHero } from './home-hero.tsx'
import { HomeOffer } from './home-offer.tsx'
import { JoinAsEducator, type LoadChatDialog } from './join-as-educator.tsx'

interface HomePageProps {
  FeaturedCourses: ComponentType
  CategoryIndex: ComponentType
  loadChatDialog: LoadChatDialog
}

export function HomePage({ FeaturedCourses, CategoryIndex, loadChatDialog }: HomePageProps) {
  return (
    <>
      <HomeHero />
      <div className="px-gutter pt-section pb-section">
        <div className="mx-auto grid max-w-page gap-y-section">
          <FeaturedCourses />
          <HomeOffer />
          <JoinAsEducator loadChatDialog={loadChatDialog} />
          <CategoryIndex />
        </div>
      </div>
    </>
  )
}
