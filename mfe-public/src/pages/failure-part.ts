import { lazyComponent } from './lazy-component.ts'

export const failurePart = lazyComponent(async () => (await import('./load-failure.tsx')).LoadFailure)
