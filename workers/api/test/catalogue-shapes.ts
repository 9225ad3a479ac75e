/**
 * Query strings for the catalogue. A thousand courses fill two pages even under narrow filters, and a search finds as
 * many as it may examine.
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
