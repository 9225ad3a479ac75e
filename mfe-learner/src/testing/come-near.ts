import { vi } from 'vitest'

/** Presses a key in a region of which a part is drawn only when its reader does something or comes near. */
export async function comeNear(container: Element, heading: string) {
  const region = await vi.waitUntil(() => container.querySelector(`[aria-labelledby="${heading}"]`))
  // A real key would go to whichever frame has the focus.
  region.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
}
