/** These paths are apart from `art-paths.ts`, because the pages that use them do not load the categories. */

/** 520 × 820 units. */
export const depthsPath = '/art/v1/depths.svg'

/** 520 × 820 units. Only releases from before the water drawings show it. */
export const heightsPath = '/art/v1/heights.svg'

export const shorePath = '/art/v1/shore.svg'
export const hillPath = '/art/v1/hill.svg'

/** The steps from a new account to its dashboard, in percent. */
export const waterSteps = [25, 50, 75, 100] as const

export type WaterStep = (typeof waterSteps)[number]

export const waterPath = (step: WaterStep) => `/art/v1/water-${step}.svg`
