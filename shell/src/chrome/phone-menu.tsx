import { t } from '@kere/brand/messages'
import type { Theme } from '@kere/platform/theme'
import { ButtonLink } from '@kere/ui/controls/button'
import Menu from 'lucide-react/icons/menu'
import X from 'lucide-react/icons/x'
import type { ChromeState } from './chrome-state.ts'
import { isCurrent, isGroup, linkTo, type MenuEntry, type MenuLink } from './navigation-menu.ts'
import { ThemeChoices } from './theme-switch.tsx'
import { useClosingDetails } from './use-closing-details.ts'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'

interface PhoneMenuProps {
  menu: readonly MenuEntry[]
  state: ChromeState
  onThemeChange: ((theme: Theme) => void) | undefined
}

export function PhoneMenu({ menu, state, onThemeChange }: PhoneMenuProps) {
  const { path, owns, session, theme } = state
  const closing = useClosingDetails(path)
  const hasWayIn = owns('/auth/login') || owns('/auth/register')

  return (
    <details {...closing} className="group/phone -me-2.5 size-11 wide:hidden">
      <summary className="grid size-11 cursor-pointer list-none place-items-center rounded-control hover:bg-hover [&::-webkit-details-marker]:hidden">
        <VisuallyHidden>{t('Menu', 'Button')}</VisuallyHidden>
        <Menu aria-hidden="true" className="size-6 group-open/phone:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open/phone:block" />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.75rem)] animate-drop overflow-y-auto overscroll-contain border-y border-hairline bg-surface px-gutter pt-2 pb-6 shadow-layer">
        <nav aria-label={t('Main', 'Name of the main menu, for screen readers')}>
          <ul>
            {menu.map((entry) => (
              <li key={entry.label} className="border-b border-hairline py-1.5">
                {isGroup(entry) ? (
                  <>
                    <h2 className="pt-2 pb-0.5 text-meta">{entry.label}</h2>
                    <ul>
                      {entry.links.map((link) => (
                        <li key={link.path}>
                          <Row link={link} path={path} owns={owns} />
                        </li>
                      ))}
                    </ul>
                  </>
                ) : (
                  <Row link={entry} path={path} owns={owns} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className="-mx-3 mt-3">
          <h2 className="px-3 pb-0.5 text-meta">{t('Theme', 'Heading: light or dark')}</h2>
          <ThemeChoices {...{ theme, onThemeChange }} />
        </div>
        {!session.user && hasWayIn && (
          <div className="mt-3 grid gap-2">
            {owns('/auth/register') && (
              <ButtonLink href={linkTo(owns, '/auth/register')}>{t('Get Started', 'Button: register')}</ButtonLink>
            )}
            {owns('/auth/login') && (
              <ButtonLink variant="outline" href={linkTo(owns, '/auth/login')}>
                {t('Sign In', 'Button')}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </details>
  )
}

function Row({ link, path, owns }: { link: MenuLink } & Pick<ChromeState, 'path' | 'owns'>) {
  return (
    <a
      href={linkTo(owns, link.path)}
      aria-current={isCurrent(link, path) ? 'page' : undefined}
      className="-mx-2 flex min-h-11 items-center border-s-3 border-transparent ps-1.25 pe-2 font-medium text-ink no-underline hover:bg-hover aria-[current]:border-marigold aria-[current]:font-semibold"
    >
      {link.label}
    </a>
  )
}
