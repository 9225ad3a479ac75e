export interface Counted {
  count: number
  askedAt: number
}

interface UnreadOptions {
  /** The count that another document of this tab stored. */
  kept?: Counted | null
  keep?: (counted: Counted) => void
}

/** Stores the number of the user's unread notifications. */
export function createUnread(ask: () => Promise<number>, { kept = null, keep = () => undefined }: UnreadOptions = {}) {
  const listeners = new Set<() => void>()
  let { count, askedAt } = kept ?? { count: 0, askedAt: 0 }

  function show(next: number) {
    keep({ count: next, askedAt })
    if (next === count) return
    count = next
    for (const listener of listeners) listener()
  }

  return {
    get count() {
      return count
    },
    listen(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    show,
    /** A failed request is repeated when somebody looks at the page again. */
    async refresh(now: number) {
      askedAt = now
      try {
        show(await ask())
      } catch {
        askedAt = 0
      }
    },
    isOlderThan: (now: number, ageMs: number) => now - askedAt >= ageMs,
  }
}

export type Unread = ReturnType<typeof createUnread>
