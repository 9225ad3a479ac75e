import { t } from '@kere/brand/messages'
import type { Theme } from '@kere/platform/theme'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { linkTo } from './navigation-menu.ts'
import { Logo } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface BareHeaderProps {
  path: string
  owns: (path: string) => boolean
  theme: Theme
  onThemeChange: ((theme: Theme) => void) | undefined
}

/** A header without a background, beside the page's art. */
export function BareHeader({ path, owns, theme, onThemeChange }: BareHeaderProps) {
  return (
    <header className="pointer-events-none relative z-20 flex h-15 items-center gap-3 px-gutter wide:h-17.5 wide:pe-[calc(32.5rem+var(--ds-gutter))] print:hidden [&>*]:pointer-events-auto">
      <SkipLink />
      <Logo href={linkTo(owns, '/')} />
      <div className="ms-auto flex min-w-0 items-center gap-1">
        <ThemeSwitch {...{ path, theme, onThemeChange }} />
        <a
          href={linkTo(owns, '/')}
          className="-me-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-dense leading-dense text-muted no-underline hover:bg-hover"
        >
          <ArrowLeft aria-hidden="true" className="size-4 shrink-0" />
          {t('Back to site', 'Link on the sign-in page')}
        </a>
      </div>
    </header>
  )
}
