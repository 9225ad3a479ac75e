import { youngerApis } from '@kere/tooling/browser-baseline'
import type { BrowserContext } from '@playwright/test'

export const browserVariants = ['storage-full', 'storage-denied', 'storage-null', 'oldest'] as const

export type BrowserVariant = (typeof browserVariants)[number]

/** `BROWSER_VARIANT=storage-full npx playwright test` runs any journey in such a browser. */
export function variantAsked(): BrowserVariant | null {
  const asked = process.env.BROWSER_VARIANT
  const known = browserVariants.find((variant) => variant === asked)
  if (asked && !known) throw new Error(`BROWSER_VARIANT is one of ${browserVariants.join(', ')}`)
  return known ?? null
}

/** A browser whose web storage is full, denied or missing, or that lacks every API newer than the baseline (U-38). */
export async function makeVariant(context: BrowserContext, variant: BrowserVariant) {
  if (variant === 'oldest') await context.addInitScript(takeAway, youngerApis())
  else await context.addInitScript(breakStorage, variant)
}

function breakStorage(variant: Exclude<BrowserVariant, 'oldest'>) {
  const refuse = (name: string) => () => {
    throw new DOMException('Not now', name)
  }
  if (variant === 'storage-full') {
    Storage.prototype.setItem = refuse('QuotaExceededError')
    return
  }
  const get = variant === 'storage-denied' ? refuse('SecurityError') : () => null
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(globalThis, name, { configurable: true, get })
}

function takeAway(names: readonly string[]) {
  for (const name of names) {
    const path = name.split('.')
    const member = path.pop()!
    let owner: unknown = globalThis
    for (const part of path) owner = (owner as Record<string, unknown> | undefined)?.[part]
    if ((typeof owner === 'object' && owner !== null) || typeof owner === 'function')
      Reflect.deleteProperty(owner, member)
    if (path[0] === 'Window') Reflect.deleteProperty(globalThis, member)
  }
}
