import { page } from 'vitest/browser'

/** Scrolls to the foot, which loads when the reader comes near. Parts that the window cuts off never count as near. */
export async function goToFoot() {
  await page.viewport(1280, 600)
  scrollTo(0, document.documentElement.scrollHeight)
}
