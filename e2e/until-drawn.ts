import { expect } from '@playwright/test'
import type { Platform } from '../scripts/platform.ts'

/**
 * Waits until the page is rendered at the edge. A page that takes longer than two seconds is sent without its content,
 * which happens to the first one on a busy machine.
 */
export async function untilDrawn({ origin }: Pick<Platform, 'origin'>, path = '/terms') {
  await expect(async () => {
    const page = await fetch(origin + path)
    expect(await page.text()).not.toContain('This part is unavailable')
  }).toPass()
}
