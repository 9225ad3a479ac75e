import type { Theme } from '@kere/platform/boot'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import SunMoon from 'lucide-react/icons/sun-moon'
import type { SyntheticEvent } from 'react'
import { VisuallyHidden } from '@kere/ui/visually-hidden'

const nextTheme = { system: 'dark', dark: 'light', light: 'system' } as const satisfies Record<Theme, Theme>

const words = { system: 'Use the system theme', dark: 'Use the dark theme', light: 'Use the light theme' }

const icons = { system: SunMoon, light: Sun, dark: Moon }

interface ThemeSwitchProps {
  theme: Theme
  onThemeChange: ((theme: Theme) => void) | undefined
  hasWords?: boolean
}

/** Names the next theme; without JavaScript it is a form. */
export function ThemeSwitch({ theme, onThemeChange, hasWords = false }: ThemeSwitchProps) {
  const next = nextTheme[theme]
  const Icon = icons[theme]

  function change(event: SyntheticEvent) {
    if (!onThemeChange) return
    event.preventDefault()
    onThemeChange(next)
  }

  return (
    <form method="post" action="/theme" onSubmit={change}>
      <button
        type="submit"
        name="theme"
        value={next}
        title={hasWords ? undefined : words[next]}
        className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-control font-medium hover:bg-hover"
      >
        <Icon aria-hidden="true" className="size-5" />
        {hasWords ? words[next] : <VisuallyHidden>{words[next]}</VisuallyHidden>}
      </button>
    </form>
  )
}
