import { t } from '@kere/brand/messages'
/** Writes a duration: "2 h 10 min". */
export function durationOf(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return t('{minutes} min', { minutes: rest }, 'Length')
  if (rest === 0) return t('{hours} h', { hours }, 'Length')
  return t('{hours} h {minutes} min', { hours, minutes: rest }, 'Length')
}
