import { t } from '@kere/brand/messages'
import { Badge } from '@kere/ui/status/badge'
import { clockText, dayOf, dayText } from '@kere/ui/time/clock-times'

export const OnNow = ({ endsAt, now }: { endsAt: string; now: number }) => (
  <Badge
    tone="leaf"
    icon={<span aria-hidden="true" className="glyph glyph-clock size-4" />}
    className="leading-normal! whitespace-normal!"
  >
    {t(
      'On now, until {end}',
      { end: dayOf(endsAt) === dayOf(now) ? clockText(endsAt) : dayText(dayOf(endsAt), now) },
      'Event that has begun',
    )}
  </Badge>
)
