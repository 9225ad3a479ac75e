import type { Intent, IntentOptions } from './follow-intent.ts'

const signs = ['pointerover', 'focusin'] as const

export function watchIntent(options: IntentOptions): Pick<Intent, 'swap'> {
  let intent: Intent | null = null
  const begin = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return
    for (const sign of signs) removeEventListener(sign, begin)
    // If it does not load, links work all the same.
    import('./follow-intent.ts').then(
      ({ followIntent }) => (intent = followIntent(options, event)),
      () => {},
    )
  }
  for (const sign of signs) addEventListener(sign, begin)
  return { swap: (draw) => (intent ? intent.swap(draw) : draw()) }
}
