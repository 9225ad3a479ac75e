/** `archived` includes deleted courses that can still be restored. */
export const courseStandings = ['published', 'draft', 'archived'] as const

export type CourseStanding = (typeof courseStandings)[number]

export const coursePrices = ['free', 'paid'] as const

export type CoursePrice = (typeof coursePrices)[number]

export const allCourseSorts = ['newest', 'oldest'] as const

export type AllCourseSort = (typeof allCourseSorts)[number]
