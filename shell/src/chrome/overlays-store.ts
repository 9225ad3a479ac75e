import type { Notice } from '@kere/platform/border'
import type { ReactNode } from 'react'

export interface ShownNotice extends Notice {
  id: number
}

export interface Tray {
  content: ReactNode
  isInUse: () => boolean
}

export interface OverlaysState {
  notices: readonly ShownNotice[]
  announcement: string
  trays: readonly Tray[]
  isWaiting: boolean
}

export interface Overlays {
  readonly state: OverlaysState
  listen(listener: () => void): () => void
  notify(notice: Notice): void
  dismiss(id: number): void
  announce(text: string): void
  /** Shows content in the tray. `isInUse` returns whether leaving the document would lose something in it. */
  showTray(content: ReactNode, isInUse: () => boolean): void
  showWaiting(isWaiting: boolean): void
}

const maxNotices = 3

export function createOverlays(): Overlays {
  const listeners = new Set<() => void>()
  let state: OverlaysState = { notices: [], announcement: '', trays: [], isWaiting: false }
  let lastId = 0

  function update(change: Partial<OverlaysState>) {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }

  return {
    get state() {
      return state
    },
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    notify(notice) {
      lastId += 1
      update({ notices: [...state.notices, { ...notice, id: lastId }].slice(-maxNotices) })
    },
    dismiss(id) {
      update({ notices: state.notices.filter((notice) => notice.id !== id) })
    },
    showTray(content, isInUse) {
      update({ trays: [...state.trays, { content, isInUse }] })
    },
    showWaiting(isWaiting) {
      update({ isWaiting })
    },
    announce(text) {
      // An unchanged text would not be announced again, so a repetition gets an invisible space.
      update({ announcement: text === state.announcement ? `${text}\u00A0` : text })
    },
  }
}
