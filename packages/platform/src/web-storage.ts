export interface WebStorage {
  read(key: string): string | null
  /** @returns whether the text outlasts the document */
  write(key: string, text: string): boolean
  remove(key: string): void
  keys(): readonly string[]
}

/**
 * Wraps a storage so that it never throws. If the browser has none, forbids it, or has no room, the text lasts as long
 * as the document. Nothing essential may depend on it.
 */
function guard(find: () => Storage): WebStorage {
  const inMemory = new Map<string, string>()

  /** A missing storage throws as well. */
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

/** All tabs of the browser share this store. */
export const localStore = guard(() => localStorage)

/** This store belongs to one tab. */
export const sessionStore = guard(() => sessionStorage)
