import { expect } from '@playwright/test'
import type { Platform } from '../scripts/platform.ts'

/** A page is drawn in two seconds, or goes out without its content: a busy machine takes longer for a first one. */
export async function untilDrawn({ origin }: Pick<Platform, 'origin'>, path = '/terms') {
  await expect(async () => {
    const page = await fetch(origin + path)
    expect(await page.text()).not.toContain('This part is unavailable')
  }).toPass()
}
