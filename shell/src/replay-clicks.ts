declare global {
  interface Window {
    /** Buttons that were clicked before the shell listened; the loader in the page collects them. */
    kereClicks?: HTMLElement[]
  }
}

/** Repeats each click in its own task, because two in one task would both see the earlier state. */
export function replayClicks() {
  const buttons = window.kereClicks ?? []
  delete window.kereClicks
  for (const [turn, button] of buttons.entries()) setTimeout(() => button.click(), turn)
}
