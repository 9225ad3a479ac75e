import { expect } from '@playwright/test'
import type { Platform } from '../scripts/platform.ts'

/**
 * A page is drawn in two seconds or goes out without its content, for the browser to draw. A busy machine takes longer to start
 * the first one of a release, or of a runtime.
 */
export async function untilDrawn({ origin }: Pick<Platform, 'origin'>, path = '/terms') {
  await expect(async () => {
    const page = await fetch(origin + path)
    expect(await page.text()).not.toContain('This part is unavailable')
  }).toPass()
}
