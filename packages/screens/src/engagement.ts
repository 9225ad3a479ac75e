import { useSyncExternalStore } from 'react'

/** A reader begins with one of these. A phone that is put away hides the page, and may lose its connection then. */
const acts = ['pointerdown', 'keydown', 'scroll', 'visibilitychange']

const waiting = new Set<() => void>()
let isEngaged = false

function engage() {
  isEngaged = true
  for (const act of acts) document.removeEventListener(act, engage, true)
  for (const run of waiting) run()
  waiting.clear()
}

if (typeof document !== 'undefined') for (const act of acts) document.addEventListener(act, engage, true)

/**
 * Runs once the reader does something on the page, at once if that has happened. What is not part of a first visit (P3)
 * is loaded then, and is there when the connection is lost later.
 *
 * @returns ends the wait
 */
export function onEngagement(run: () => void): () => void {
  if (isEngaged) run()
  else waiting.add(run)
  return () => void waiting.delete(run)
}

/** Tells whether the reader has done something on the page. */
export const useEngagement = () =>
  useSyncExternalStore(
    onEngagement,
    () => isEngaged,
    () => false,
  )
