import { lazyComponent } from '../../../pages/lazy-component.ts'

export const missingEvent = lazyComponent(async () => (await import('./event-not-found.tsx')).EventNotFound)
