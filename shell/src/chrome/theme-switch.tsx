import { t } from '@kere/brand/messages'
import type { Theme } from '@kere/platform/theme'
import Check from 'lucide-react/icons/check'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import SunMoon from 'lucide-react/icons/sun-moon'
import type { SyntheticEvent } from 'react'
import { VisuallyHidden } from '@kere/ui/layout/visually-hidden'
import { useClosingDetails } from './use-closing-details.ts'

export const themes = [
  ['system', t('System', 'Theme: as the device is set'), SunMoon],
  ['light', t('Light', 'Theme'), Sun],
  ['dark', t('Dark', 'Theme'), Moon],
] as const

interface ThemeChoice {
  theme: Theme
  onThemeChange: ((theme: Theme) => void) | undefined
}

/** A menu with the three themes. It closes in the same way as the other menus. */
export function ThemeSwitch({ path, ...choice }: ThemeChoice & { path: string }) {
  const closing = useClosingDetails(path)
  const [, label, Icon] = themes.find(([theme]) => theme === choice.theme) ?? themes[0]
  return (
    <details {...closing} name="menu" className="relative size-11">
      <summary
        title={t('Theme', 'Heading: light or dark')}
        className="grid size-11 cursor-pointer list-none place-items-center rounded-control hover:bg-hover [&::-webkit-details-marker]:hidden"
      >
        <Icon aria-hidden="true" className="size-5" />
        <VisuallyHidden>
          {t('Theme: {label}', { label }, 'Button; label is “System”, “Light” or “Dark”')}
        </VisuallyHidden>
      </summary>
      <div className="absolute inset-e-0 top-full w-44 pt-2">
        <div className="animate-drop rounded-card border border-hairline bg-raised p-2 shadow-layer">
          <ThemeChoices {...choice} />
        </div>
      </div>
    </details>
  )
}

/** Without JavaScript, the choices are a form. */
export function ThemeChoices({ theme, onThemeChange }: ThemeChoice) {
  return (
    <form method="post" action="/theme" aria-label={t('Theme', 'Heading: light or dark')}>
      {themes.map(([value, label, Icon]) => (
        <button
          key={value}
          type="submit"
          name="theme"
          value={value}
          aria-pressed={value === theme}
          onClick={onThemeChange && ((event) => choose(event, onThemeChange, value))}
          className="flex min-h-11 w-full cursor-pointer items-center gap-2.5 rounded-control px-3 text-dense font-medium hover:bg-hover"
        >
          <Icon aria-hidden="true" className="size-5" />
          {label}
          {value === theme && <Check aria-hidden="true" className="ms-auto size-4.5" />}
        </button>
      ))}
    </form>
  )
}

function choose(event: SyntheticEvent, change: (theme: Theme) => void, theme: Theme) {
  event.preventDefault()
  change(theme)
}
