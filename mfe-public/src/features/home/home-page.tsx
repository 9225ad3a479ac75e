import type { ComponentType } from 'react'
import { HomeHero } from './home-hero.tsx'
import { HomeOffer } from './home-offer.tsx'

interface HomePageProps {
  FeaturedCourses: ComponentType
  CategoryIndex: ComponentType
}

export function HomePage({ FeaturedCourses, CategoryIndex }: HomePageProps) {
  return (
    <>
      <HomeHero />
      <div className="px-gutter pt-section pb-section">
        <div className="mx-auto grid max-w-page gap-y-section">
          <FeaturedCourses />
          <HomeOffer />
          <CategoryIndex />
        </div>
      </div>
    </>
  )
}
