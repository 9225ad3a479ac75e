import { t } from '@kere/brand/messages'
import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ChromeState } from '../chrome/chrome-state.ts'
import { isGroup, liveMenu, type MenuLink } from '../chrome/navigation-menu.ts'
import type { Command } from './commands.ts'

/** The commands of a public page: the pages of the site's menu, after the reader's own. */
export function siteCommandsOf({ path, session, owns }: Pick<ChromeState, 'path' | 'session' | 'owns'>): Command[] {
  const own: MenuLink[] = session.user ? [{ label: t('Dashboard', 'Link to the own pages'), path: '/dashboard' }] : []
  return [...own, ...liveMenu(owns).flatMap((entry) => (isGroup(entry) ? entry.links : [entry]))]
    .filter((link) => link.path !== path)
    .map((link) => ({
      section: 'Go to',
      label: link.label,
      detail: link.detail ?? '',
      words: '',
      icon: ArrowRight,
      run: (go) => go(link.path),
    }))
}
