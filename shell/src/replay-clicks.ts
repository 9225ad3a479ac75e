declare global {
  interface Window {
    /** Buttons clicked before anything listened; the loader in the page fills it and stops when it is taken away. */
    kereClicks?: HTMLElement[]
  }
}

/** Presses the buttons again that were pressed before the page was hydrated, one per task: two in one task would both see the state of before. */
export function replayClicks() {
  const buttons = window.kereClicks ?? []
  delete window.kereClicks
  for (const [turn, button] of buttons.entries()) setTimeout(() => button.click(), turn)
}
