export interface WebStorage {
  read(key: string): string | null
  /** @returns whether it outlasts the document */
  write(key: string, text: string): boolean
  remove(key: string): void
  keys(): readonly string[]
}

/**
 * A browser may have no storage, forbid it, or have no room: what is written then lasts as long as the document, and nothing throws.
 * Keeping is a convenience, on which no act depends.
 */
function guard(find: () => Storage): WebStorage {
  const inMemory = new Map<string, string>()

  /** One that is missing throws as well. */
  function attempt<Answer>(act: (storage: Storage) => Answer): Answer | undefined {
    try {
      return act(find())
    } catch {
      return undefined
    }
  }
  return {
    read: (key) => inMemory.get(key) ?? attempt((storage) => storage.getItem(key)) ?? null,
    write(key, text) {
      inMemory.delete(key)
      const isKept = attempt((storage) => storage.setItem(key, text) === undefined) ?? false
      if (!isKept) inMemory.set(key, text)
      return isKept
    },
    remove(key) {
      inMemory.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    keys: () => [...inMemory.keys(), ...(attempt(Object.keys) ?? [])],
  }
}

/** The store is shared by all tabs of the browser. */
export const localStore = guard(() => localStorage)

/** The store belongs to one tab. */
export const sessionStore = guard(() => sessionStorage)
