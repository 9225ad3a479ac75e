import type { Page } from 'playwright-core'
import type { ViewerScreenshots } from './screenshot.ts'

const own = '/dashboard/impact-portfolio'

export const screenshots: ViewerScreenshots = {
  visitor: {
    'impact-portfolio': { path: '/impact-portfolio' },
    'impact-person': { path: '/impact-portfolio/ananya-pillai' },
    'impact-person-paper': {
      path: '/impact-portfolio/ananya-pillai',
      act: (page) => page.emulateMedia({ media: 'print' }),
    },
    'impact-entry': { path: '/impact-portfolio/ananya-pillai', act: inEntry },
    'impact-confirmation-invalid': { path: '/impact-portfolio/confirm?token=abc' },
    'impact-portfolio-none-found': { path: '/impact-portfolio?search=zzz' },
  },
  learner: {
    'my-impact-portfolio': { path: own },
    'impact-entry-added': { path: `${own}/add`, isScreen: true },
    'impact-entry-edited': { path: own, act: inDialog, isScreen: true },
    'impact-entry-evidence': { path: own, act: atEvidence, isScreen: true },
  },
}

/** An entry with pictures and a document. */
const title = 'Secchi log, Jakkur lake'

async function inEntry(page: Page) {
  await page.getByRole('rowheader').getByRole('link', { name: title }).click()
  await page.getByRole('heading', { name: 'Evidence' }).waitFor()
}

async function inDialog(page: Page) {
  await page.getByRole('link', { name: `Edit ${title}` }).click()
  await page.getByRole('textbox', { name: 'What picture 1 shows' }).waitFor()
}

async function atEvidence(page: Page) {
  await inDialog(page)
  await page.getByRole('textbox', { name: 'What picture 1 shows' }).scrollIntoViewIfNeeded()
}
