import { t } from '@kere/brand/messages'
import type { Theme } from '@kere/platform/theme'
import { ButtonLink } from '@kere/ui/controls/button'
import Search from 'lucide-react/icons/search'
import type { ComponentType } from 'react'
import { AccountMenu } from './account-menu.tsx'
import type { ChromeState } from './chrome-state.ts'
import { Logo } from './logo.tsx'
import { MenuDropdown } from './menu-dropdown.tsx'
import { LanguageMenu } from './language-switch.tsx'
import { isCurrent, isGroup, linkTo, liveMenu } from './navigation-menu.ts'
import { PhoneMenu } from './phone-menu.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { useScrolled } from './use-scrolled.ts'

export interface HeaderProps {
  state: ChromeState
  onThemeChange?: ((theme: Theme) => void) | undefined
  onSignOut?: (() => Promise<void>) | undefined
  /** The bell, which only signed-in users load. */
  Bell?: ComponentType<Pick<ChromeState, 'path' | 'owns'>> | null | undefined
}

/** The header works without JavaScript. With it, menus also open on hover and close by themselves. */
export function Header({ state, onThemeChange, onSignOut, Bell }: HeaderProps) {
  const { path, owns, session, theme } = state
  const isScrolled = useScrolled()
  const menu = liveMenu(owns)
  const hasWayIn = owns('/auth/login') || owns('/auth/register')

  return (
    <header
      className={`sticky top-0 z-20 border-b border-hairline bg-surface transition-[box-shadow] print:hidden ${isScrolled ? 'shadow-layer' : ''}`}
      data-scrolled={isScrolled}
    >
      <SkipLink />
      <div className="mx-auto flex h-15 max-w-[calc(var(--ds-page)+2*var(--ds-gutter))] items-center px-gutter wide:h-17.5">
        <Logo href={linkTo(owns, '/')} />
        <nav aria-label={t('Main', 'Name of the main menu, for screen readers')} className="ms-9.5 hidden wide:block">
          <ul className="flex items-center gap-2">
            {menu.map((entry) => (
              <li key={entry.label}>
                {isGroup(entry) ? (
                  <MenuDropdown group={entry} path={path} owns={owns} />
                ) : (
                  <a
                    href={linkTo(owns, entry.path)}
                    aria-current={isCurrent(entry, path) ? 'page' : undefined}
                    className="flex h-11 items-center px-2.5 font-medium text-ink no-underline hover:inset-shadow-hint aria-[current]:font-semibold aria-[current]:inset-shadow-current"
                  >
                    {entry.label}
                  </a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto flex items-center gap-1">
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
          <div className={session.user ? 'hidden wide:block' : ''}>
            <LanguageMenu path={path} />
          </div>
          <div className={`hidden wide:block ${session.user || hasWayIn ? '' : '-me-3'}`}>
            <ThemeSwitch {...{ path, theme, onThemeChange }} />
          </div>
          {Bell && <Bell path={path} owns={owns} />}
          {session.user ? (
            <AccountMenu user={session.user} path={path} owns={owns} onSignOut={onSignOut} />
          ) : (
            <div className="hidden items-center gap-1 wide:flex">
              {owns('/auth/login') && (
                <a
                  href={linkTo(owns, '/auth/login')}
                  className="flex min-h-11 items-center rounded-control px-4 font-medium text-ink no-underline hover:bg-hover"
                >
                  {t('Sign In', 'Button')}
                </a>
              )}
              {owns('/auth/register') && (
                <ButtonLink href={linkTo(owns, '/auth/register')} className="ms-1">
                  {t('Get Started', 'Button: register')}
                </ButtonLink>
              )}
            </div>
          )}
          <PhoneMenu menu={menu} state={state} onThemeChange={onThemeChange} />
        </div>
      </div>
    </header>
  )
}
