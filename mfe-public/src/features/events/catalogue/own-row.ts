import { lazyComponent } from '../../../pages/lazy-component.ts'

export const ownRowAction = lazyComponent(async () => (await import('./own-row-action.tsx')).OwnRowAction)
