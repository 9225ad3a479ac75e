import { vi } from 'vitest'

/** Comes by the keyboard to a region of which a part is drawn only when its reader is near. */
export async function comeNear(container: Element, heading: string) {
  const place = await vi.waitUntil(() =>
    container.querySelector<HTMLElement>(`[aria-labelledby="${heading}"] [tabindex]`),
  )
  place.focus()
}
