import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import type { CareerPosition } from '@kere/contracts/careers/positions'
import { ButtonLink, Button } from '@kere/ui/controls/button'
import { Badge } from '@kere/ui/status/badge'
import CircleCheck from 'lucide-react/icons/circle-check'
import Clock from 'lucide-react/icons/clock'
import MapPin from 'lucide-react/icons/map-pin'
import { useHydrated } from '../../../pages/use-hydrated.ts'
import { positionHref } from './careers.api.ts'
import { SentPanel } from './sent-panel.tsx'
import { LatePart } from '../../../pages/late-part.tsx'
import { codeQuery, lazyComponent } from '../../../pages/lazy-component.ts'

/** Only the address of a single position loads this code together with the page. */
const openPosition = lazyComponent(async () => (await import('./open-position.tsx')).OpenPosition)

export const openPositionQuery = codeQuery('open-position', openPosition.load)

export const sentDialog = lazyComponent(async () => (await import('./sent-dialog.tsx')).SentDialog)

interface PositionRowProps {
  position: CareerPosition
  isOpen: boolean
  isSent: boolean
  onClose: () => void
}

export function PositionRow({ position, isOpen, isSent, onClose }: PositionRowProps) {
  const { id, title, location, type, description } = position
  const isHydrated = useHydrated()
  const hasForm = isOpen && !isSent
  return (
    <li
      className={
        hasForm
          ? '-mx-gutter border-t-3 border-b border-t-brand border-b-hairline bg-surface px-gutter desk:-mx-6 desk:border-x desk:border-x-hairline desk:px-6'
          : 'border-b border-hairline'
      }
    >
      <div className="grid gap-x-8 gap-y-3 py-6 desk:grid-cols-[minmax(0,1fr)_18.75rem_6.5rem]">
        <div>
          <h3 lang={englishHere} className="text-panel wrap-anywhere">
            {title}
          </h3>
          <p lang={englishHere} className="mt-1 max-w-[calc(56*var(--ds-ch))] text-muted wrap-anywhere">
            {description}
          </p>
        </div>
        <ul lang={englishHere} className="list-none text-dense">
          <li className="flex items-start gap-2">
            <MapPin aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
            <span className="wrap-anywhere">{location}</span>
          </li>
          <li className="mt-1 flex items-start gap-2">
            <Clock aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-muted" />
            <span className="wrap-anywhere">{type}</span>
          </li>
        </ul>
        <div className="desk:text-end">
          {isSent ? (
            <Badge tone="leaf" icon={<CircleCheck aria-hidden="true" />}>
              {t('Applied', 'State of an application; label of a day')}
            </Badge>
          ) : isOpen ? (
            <>
              <Button
                variant="outline"
                disabled
                aria-label={t('Apply for {title}', { title }, 'Name of a form; button')}
                aria-describedby={`open-${id}`}
                className="max-desk:w-full"
              >
                {t('Apply', 'Step: to send an application')}
              </Button>
              <span id={`open-${id}`} className="sr-only">
                {t('Open below', 'Instead of a button, for screen readers')}
              </span>
            </>
          ) : (
            <ButtonLink
              id={`apply-${id}`}
              href={`${positionHref(id)}#apply`}
              variant="outline"
              aria-label={t('Apply for {title}', { title }, 'Name of a form; button')}
              className="max-desk:w-full"
            >
              {t('Apply', 'Step: to send an application')}
            </ButtonLink>
          )}
        </div>
      </div>
      {isSent && !isHydrated && <SentPanel position={position} />}
      {hasForm && <LatePart of={openPosition} props={{ position, onClose }} />}
    </li>
  )
}
