import { laterPart } from '../../later-part.ts'

// What few lists show; each is loaded with the answer that it shows.

export const educatorTab = laterPart(async () => (await import('./educator-tab.tsx')).EducatorTab)

export const largeMonth = laterPart(async () => (await import('./large-month.tsx')).LargeMonth)

export const noEvents = laterPart(async () => (await import('./no-events.tsx')).NoEvents)

export const activeFilters = laterPart(async () => (await import('./active-filters.tsx')).ActiveFilters)

export const feedAddress = laterPart(async () => (await import('./feed-address.tsx')).FeedAddress)
