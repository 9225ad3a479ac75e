import { vi } from 'vitest'

export const storageModes = ['full', 'denied', 'null'] as const

const refuse = (name: string) => () => {
  throw new DOMException('Not now', name)
}

/** Breaks web storage in the ways of real browsers: full, forbidden, or missing. `vi.restoreAllMocks` repairs it. */
export function breakStorage(mode: (typeof storageModes)[number]) {
  if (mode === 'full') {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse('QuotaExceededError'))
    return
  }
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const getter = vi.spyOn(globalThis, name, 'get')
    if (mode === 'denied') getter.mockImplementation(refuse('SecurityError'))
    // The DOM types do not allow for a browser without storage.
    else getter.mockReturnValue(null as unknown as Storage)
  }
}
