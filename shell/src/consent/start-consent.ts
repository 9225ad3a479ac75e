import { pageIds, type Tag } from '@kere/platform/boot'
import type { Navigation } from '@kere/platform/navigation'
import type { Overlays } from '../chrome/overlays-store.ts'
import { choices, type Choice } from './choices.ts'
import { keepChoice, readChoice } from './kept-choice.ts'
import { createPageViews } from './page-views.ts'

export interface ConsentOptions {
  navigation: Pick<Navigation, 'location' | 'listen'>
  overlays: Pick<Overlays, 'announce' | 'notify'>
}

export interface Consent {
  follow(): void
  answer(wanted: string | undefined): Promise<void>
  change(): Promise<void>
}

/** A dashboard has no footer, so its text names another place. */
const wayBack = () =>
  document.body.dataset.layout === 'dashboard'
    ? 'You can change it on your Privacy page.'
    : 'To change it, use Cookie choice at the foot of the page.'

export function startConsent(tag: Tag, { navigation, overlays }: ConsentOptions): Consent {
  const banner = document.getElementById(pageIds.consent)
  const views = createPageViews(tag, navigation)

  function follow() {
    const choice = readChoice()
    if (banner) banner.hidden = choice !== null
    if (choice === 'accepted') views.start()
    else views.stop()
  }

  function keep(choice: Choice) {
    keepChoice(choice)
    follow()
  }

  async function answer(wanted: string | undefined) {
    const choice = choices.find((known) => known === wanted)
    if (!choice) return change()
    const hadFocus = banner?.contains(document.activeElement)
    keep(choice)
    if (hadFocus) document.getElementById(pageIds.content)?.focus({ preventScroll: true })
    overlays.announce(`Saved. ${wayBack()}`)
  }

  async function change() {
    const { openCookieChoice } = await import('./cookie-choice.tsx')
    openCookieChoice(readChoice() === 'accepted', (isAccepted) => {
      keep(isAccepted ? 'accepted' : 'declined')
      overlays.notify({ tone: 'success', text: 'Cookie choice saved' })
    })
  }

  return { follow, answer, change }
}
