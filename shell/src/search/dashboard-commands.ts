import { t } from '@kere/brand/messages'
import type { SessionUser } from '@kere/contracts/accounts/session'
import type { Theme } from '@kere/platform/theme'
import LogOut from 'lucide-react/icons/log-out'
import Plus from 'lucide-react/icons/plus'
import type { ChromeState } from '../chrome/chrome-state.ts'
import { liveDashboardMenu } from '../chrome/dashboard-menu.ts'
import { themes } from '../chrome/theme-switch.tsx'
import type { Command } from './commands.ts'

interface CommandOptions {
  state: ChromeState
  user: SessionUser
  changeTheme: (theme: Theme) => void
}

/** Commands for pages come from the menu, so that a new page is found without a change here. */
export function commandsOf({ state, user, changeTheme }: CommandOptions): Command[] {
  // The sidebar's form signs out even if the session's code cannot be loaded. A page without the frame has no such
  // form.
  const form = document.querySelector<HTMLFormElement>('form[action="/auth/logout"]')
  const menu = liveDashboardMenu(user.role, state.owns)
  const entries = menu.flatMap(({ label: detail = '', items }) => items.map((item) => ({ ...item, detail })))
  return [
    ...entries
      .filter(({ path }) => path !== state.path)
      .map(({ label, title = '', path, icon, detail, words = '' }): Command => ({
        section: 'Go to',
        label,
        detail,
        words: `${title} ${words}`,
        icon,
        run: (go) => go(path),
      })),
    ...entries.flatMap(({ begin, path, words = '' }): Command[] => {
      const to = begin && `${path}/${begin.page}`
      if (!to || !state.owns(to) || to === state.path) return []
      return [{ section: 'Do', label: begin.label, detail: '', words, icon: Plus, run: (go) => go(to) }]
    }),
    ...themes
      .filter(([theme]) => theme !== state.theme)
      .map(([theme, label, icon]): Command => ({
        section: 'Do',
        label: t('Theme: {label}', { label }, 'Button; label is “System”, “Light” or “Dark”'),
        detail: '',
        words: 'appearance mode colours',
        icon,
        run: () => changeTheme(theme),
      })),
    ...(form
      ? [
          {
            section: 'Do',
            label: t('Sign out', 'Button'),
            detail: '',
            words: 'log out leave',
            icon: LogOut,
            run: () => form.requestSubmit(),
          } satisfies Command,
        ]
      : []),
  ]
}
