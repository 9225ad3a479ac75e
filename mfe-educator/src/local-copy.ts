export interface Versioned<Value> {
  value: Value
  version: number
}

export interface LocalCopy<Value> {
  read: () => Versioned<Value> | null
  write: (copy: Versioned<Value>) => void
  clear: () => void
}

interface Kept<Value> extends Versioned<Value> {
  tab: string
}

/** Of this tab: another one that edits the same has its own latest copy, which is not this one's to clear. */
const tab = crypto.randomUUID()

/** Outlives the tab and the browser. Where storage is full or forbidden, it lasts as long as the page. */
export function createLocalCopy<Value>(
  name: string | (() => string),
  isValue: (value: unknown) => value is Value,
): LocalCopy<Value> {
  const nameNow = () => (typeof name === 'string' ? name : name())
  const read = (): Kept<Value> | null => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(nameNow()) ?? 'null')
      return isKept(kept) && isValue(kept.value) ? { value: kept.value, version: kept.version, tab: kept.tab } : null
    } catch {
      return null
    }
  }
  return {
    read,
    write(copy) {
      try {
        localStorage.setItem(nameNow(), JSON.stringify({ ...copy, tab }))
      } catch {
        // Full or forbidden.
      }
    },
    clear() {
      try {
        if (read()?.tab === tab) localStorage.removeItem(nameNow())
      } catch {
        // Forbidden.
      }
    },
  }
}

export function moveLocalCopy(from: string, to: string) {
  try {
    const kept = localStorage.getItem(from)
    if (kept === null) return
    localStorage.setItem(to, kept)
    localStorage.removeItem(from)
  } catch {
    // Full or forbidden.
  }
}

const isKept = (kept: unknown): kept is Kept<unknown> =>
  typeof kept === 'object' &&
  kept !== null &&
  'value' in kept &&
  'version' in kept &&
  typeof kept.version === 'number' &&
  'tab' in kept &&
  typeof kept.tab === 'string'
