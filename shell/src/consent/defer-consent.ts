import type { Tag } from '@kere/platform/boot'
import { lazyOnce } from '@kere/platform/lazy-once'
import { consentKey } from './choices.ts'
import { readChoice } from './kept-choice.ts'
import type { Consent, ConsentOptions } from './start-consent.ts'

/**
 * Loads the consent's code when the user answers, or if they have already accepted.
 * @returns a function that asks again; `null` if nothing may be counted
 */
export function deferConsent(tag: Tag | null, options: ConsentOptions): (() => void) | null {
  if (!tag) return null
  const load = lazyOnce(async () => (await import('./start-consent.ts')).startConsent(tag, options))
  const act = (action: (consent: Consent) => unknown) => void load().then(action).catch(reportError)
  const follow = () => act((consent) => consent.follow())

  if (readChoice() === 'accepted') follow()
  addEventListener('storage', ({ key }) => key === consentKey && follow())
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent]') : null
    if (button) act((consent) => consent.answer(button.dataset.consent))
  })
  return () => act((consent) => consent.change())
}
