/** Apart from `art-paths.ts`, so that those pages do not load the categories. */

/** 520 × 820. */
export const depthsPath = '/art/v1/depths.svg'

/** 520 × 820. */
export const heightsPath = '/art/v1/heights.svg'

/** What learning and teaching look like on small cards: water up to a shore, and the heights that it comes from. */
export const shorePath = '/art/v1/shore.svg'
export const hillPath = '/art/v1/hill.svg'
