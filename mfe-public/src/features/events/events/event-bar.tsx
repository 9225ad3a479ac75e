import { Button } from '@kere/ui/controls/button'
import { Price } from '@kere/ui/money/price'
import { joinLabel, offerOf, registerLabel, seatsText } from './event-state.ts'
import type { ShownEvent } from './event.api.ts'
import { registerFormId } from './event-href.ts'
import { useIsFree } from './use-is-free.ts'

interface EventBarProps {
  event: ShownEvent
  now: number
  isInert: boolean
}

export function EventBar({ event, now, isInert }: EventBarProps) {
  const isFree = useIsFree(event)
  const offer = offerOf(event, now)
  if (!isFree || (offer !== 'open' && offer !== 'waitlist')) return null
  const label = offer === 'waitlist' ? joinLabel : registerLabel(event)
  return (
    <div
      data-bottom-bar=""
      inert={isInert}
      className="sticky mb-section bottom-(--shell-consent) z-1 flex min-h-18 items-center justify-between gap-4 border-t border-hairline bg-surface px-gutter py-2.5 wide:hidden"
    >
      <div>
        <Price amount={event.price} />
        <p className="text-meta text-muted">{seatsText(event)}</p>
      </div>
      <Button type="submit" form={registerFormId} size="main" className="min-w-0 shrink!">
        {label}
      </Button>
    </div>
  )
}
