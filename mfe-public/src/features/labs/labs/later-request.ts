import { codeQuery, lazyComponent } from '../../../pages/lazy-component.ts'

/** Comes to who may have asked to join. */
export const ownRequest = lazyComponent(async () => (await import('./own-request.tsx')).OwnRequest)

export const ownRequestQuery = codeQuery('own-lab-request', ownRequest.load)
