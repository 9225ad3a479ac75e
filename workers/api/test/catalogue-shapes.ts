/**
 * One query for each way to read the catalogue. Narrow ones ask for pages so small that a thousand courses fill two; a search
 * finds all of them, which is as many as it looks at.
 */
export const catalogueShapes: readonly string[] = [
  '',
  '?sort=oldest',
  '?sort=price-low',
  '?sort=price-high',
  '?free=true&limit=3',
  '?free=true&sort=price-high&limit=3',
  '?level=beginner',
  '?level=beginner&sort=price-low',
  '?level=beginner&level=advanced&limit=3',
  '?category=Water%20Resources&limit=3',
  '?category=Water%20Resources&sort=price-high&limit=3',
  '?category=Water%20Resources&free=true&limit=3',
  '?category=Water%20Resources&category=Biodiversity&limit=3',
  '?category=Water%20Resources&category=Biodiversity&sort=price-low&limit=3',
  '?category=Water%20Resources&category=Biodiversity&level=beginner&level=advanced&free=true&limit=2',
  '?category=Water%20Resources&level=beginner&limit=3',
  '?category=Water%20Resources&level=beginner&sort=price-low&limit=3',
  '?limit=100',
  '?search=course',
  '?search=course%20co&sort=newest',
]
