import { t } from '@kere/brand/messages'
import type { SessionUser } from '@kere/contracts/accounts/session'
import Menu from 'lucide-react/icons/menu'
import Search from 'lucide-react/icons/search'
import { currentItem, liveDashboardMenu } from './dashboard-menu.ts'
import { DashboardSidebar } from './dashboard-sidebar.tsx'
import type { HeaderProps } from './header.tsx'
import { LanguageMenu } from './language-switch.tsx'
import { isTranslatedFor, linkTo } from './navigation-menu.ts'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const sidebarId = 'dashboard-menu'

export interface DashboardFrameProps extends HeaderProps {
  user: SessionUser
}

export function DashboardFrame({ state, user, onThemeChange, onSignOut, Bell }: DashboardFrameProps) {
  const { path, owns, theme } = state
  const menu = liveDashboardMenu(user.role, owns)
  const item = currentItem(menu, path)
  return (
    <>
      <SkipLink />
      <DashboardSidebar {...{ user, menu, item, state, onSignOut }} id={sidebarId} />
      <header className="sticky top-0 z-20 flex h-15 items-center border-b border-hairline bg-surface px-gutter wide:col-start-2 wide:h-16 wide:px-8 print:hidden">
        <button
          type="button"
          popoverTarget={sidebarId}
          aria-label={t('Menu', 'Button')}
          className="-ms-2.5 me-2 grid size-11 cursor-pointer place-items-center rounded-control hover:bg-hover wide:hidden"
        >
          <Menu aria-hidden="true" className="size-5" />
        </button>
        <p className="line-clamp-2 grow font-heading text-panel font-heavy tracking-heading">
          {item?.title && <span className="max-desk:hidden">{item.title}</span>}
          <span className={item?.title ? 'desk:hidden' : undefined}>
            {item?.label ?? t('Dashboard', 'Link to the own pages')}
          </span>
        </p>
        <div className="-me-3 flex items-center">
          {owns('/search') && (
            <a
              href={linkTo(owns, '/search')}
              data-palette=""
              aria-label={t('Search', 'Button')}
              className="grid size-11 place-items-center rounded-control text-ink hover:bg-hover"
            >
              <Search aria-hidden="true" className="size-5" />
            </a>
          )}
          {isTranslatedFor(owns) && (
            <div className="max-desk:hidden">
              <LanguageMenu path={path} />
            </div>
          )}
          {Bell && <Bell path={path} owns={owns} />}
          <ThemeSwitch {...{ path, theme, onThemeChange }} />
        </div>
      </header>
    </>
  )
}
