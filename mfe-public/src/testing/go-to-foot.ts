import { page } from 'vitest/browser'

/**
 * Scrolls to the foot, which is drawn when a reader gets near it. Parts that the window cuts off never count as near.
 */
export async function goToFoot() {
  await page.viewport(1280, 600)
  scrollTo(0, document.documentElement.scrollHeight)
}
