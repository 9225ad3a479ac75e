import { themeCookie } from '@kere/platform/boot'
import type { Theme } from '@kere/platform/boot'

export function setTheme(theme: Theme) {
  const root = document.documentElement
  if (theme === 'system') delete root.dataset.theme
  else root.dataset.theme = theme
  document.cookie = themeCookie(theme)
}
