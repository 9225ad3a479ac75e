import { courseCategories } from '@kere/contracts/courses/course-options'
import { hasPage } from '@kere/platform/routing'
import { createBoundedMap } from '../http/bounded-map.ts'
import { chromeIn } from './chrome-in.ts'
import { openRemotes } from './guard.ts'
import { keeping, type ChromeSubject } from './keeping.ts'
import { toBytes } from './page-bytes.ts'
import type { Layout } from '../../src/chrome/layout.ts'

export interface PageChrome {
  layout: Layout
  header: Uint8Array
  footer: Uint8Array
}

export const subjects = courseCategories

const kept = createBoundedMap<PageChrome>({
  maxBytes: 4_000_000,
  bytesOf: ({ header, footer }) => header.length + footer.length,
})

export async function readChrome(subject: ChromeSubject): Promise<PageChrome> {
  const key = keeping.chrome(subject)
  const known = kept.get(key)
  if (known) return known
  const { language, path, isFocused, theme, session, year, asksConsent, live } = subject
  const remotes = openRemotes(live, session)
  const owns = (pathname: string) => hasPage(remotes, pathname)
  const { renderChrome } = await chromeIn(language)
  const { layout, header, footer } = renderChrome({
    path,
    isFocused,
    owns,
    theme,
    session,
    year,
    subjects,
    asksConsent,
  })
  const chrome = { layout, header: toBytes(header), footer: toBytes(footer) }
  kept.set(key, chrome)
  return chrome
}
