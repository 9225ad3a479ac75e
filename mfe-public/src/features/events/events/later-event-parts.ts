import { lazyComponent } from '../../../pages/lazy-component.ts'

// Few lists contain these parts, so each is loaded together with its answer.

export const educatorTab = lazyComponent(async () => (await import('./educator-tab.tsx')).EducatorTab)

export const largeMonth = lazyComponent(async () => (await import('./large-month.tsx')).LargeMonth)

export const noEvents = lazyComponent(async () => (await import('./no-events.tsx')).NoEvents)

export const activeFilters = lazyComponent(async () => (await import('./active-filters.tsx')).ActiveFilters)

export const feedAddress = lazyComponent(async () => (await import('./feed-address.tsx')).FeedAddress)
