import { t } from '@kere/brand/messages'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Returns "Just now" below one hour (S-348), and for an instant in the future, because clocks differ. */
export function elapsedTime(instant: number, now: number): string {
  const passedMs = now - instant
  if (passedMs < hourMs) return t('Just now', 'Age')
  if (passedMs < dayMs)
    return t('{hours, plural, one {# hour} other {# hours}} ago', { hours: Math.floor(passedMs / hourMs) }, 'Age')
  return t('{days, plural, one {# day} other {# days}} ago', { days: Math.floor(passedMs / dayMs) }, 'Age')
}
