import { page } from 'vitest/browser'

/** What a page leads on to is drawn when a reader gets near it; what the browser's window cuts off is near to nobody. */
export async function goToFoot() {
  await page.viewport(1280, 600)
  scrollTo(0, document.documentElement.scrollHeight)
}
