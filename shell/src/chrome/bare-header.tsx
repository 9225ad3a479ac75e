import type { Theme } from '@kere/platform/boot'
import { Logo } from './logo.tsx'
import { SkipLink } from './skip-link.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface BareHeaderProps {
  theme: Theme
  onThemeChange: ((theme: Theme) => void) | undefined
}

/** The bar of the way in: the logo and the theme, nothing else (S-038). What lies under it is the page's. */
export function BareHeader({ theme, onThemeChange }: BareHeaderProps) {
  return (
    <header className="pointer-events-none relative z-20 flex h-15 items-center justify-between px-gutter wide:h-17.5 [&>*]:pointer-events-auto">
      <SkipLink />
      <Logo />
      <div className="-me-1 rounded-control bg-surface">
        <ThemeSwitch theme={theme} onThemeChange={onThemeChange} />
      </div>
    </header>
  )
}
