import { vi } from 'vitest'
import { userEvent } from 'vitest/browser'

/** Presses a key beside a region of which a part is drawn only when its reader does something or comes near. */
export async function comeNear(container: Element, heading: string) {
  await vi.waitUntil(() => container.querySelector(`[aria-labelledby="${heading}"]`))
  await userEvent.keyboard('{Shift}')
}
