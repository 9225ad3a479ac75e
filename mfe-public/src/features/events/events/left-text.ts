import { t } from '@kere/brand/messages'
export function leftText(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return t('less than a minute', 'Time that is left')
  if (minutes < 60) return t('{minutes} min', { minutes }, 'Length, in a small drawing')
  const hours = Math.floor(minutes / 60)
  if (hours < 48) return t('{hours} h', { hours }, 'Time that is left')
  return t('{days, plural, one {# day} other {# days}}', { days: Math.floor(hours / 24) }, 'Time that is left')
}
