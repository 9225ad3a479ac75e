/** How much the signed-in user has not read. */
export function createUnread(ask: () => Promise<number>) {
  const listeners = new Set<() => void>()
  let count = 0
  let askedAt = 0

  function show(next: number) {
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
    /** What fails is asked for when the page is next looked at. */
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
