import { lazyComponent } from '../../../pages/lazy-component.ts'

export const ownAction = lazyComponent(async () => (await import('./own-event-action.tsx')).OwnEventAction)
