import { codeQuery, lazyComponent } from '../../../pages/lazy-component.ts'

/** Comes with the address of a position alone. */
export const openPosition = lazyComponent(async () => (await import('./open-position.tsx')).OpenPosition)

export const openPositionQuery = codeQuery('open-position', openPosition.load)

export const sentDialog = lazyComponent(async () => (await import('./sent-dialog.tsx')).SentDialog)
