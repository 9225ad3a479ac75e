import { t } from '@kere/brand/messages'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { KeyboardEvent } from 'react'

interface HeroControlsProps {
  names: readonly string[]
  position: number
  isRunning: boolean
  /** True while the pointer or the focus is on it; it continues afterwards. */
  isHeld: boolean
  intervalMs: number
  onToggle: () => void
  onGo: (position: number) => void
}

const square =
  'grid size-11 cursor-pointer place-items-center rounded-control hover:bg-hover [&>svg]:size-5 rtl:[&>svg]:-scale-x-100'

/** The controls of the slides (S-063, S-064). The arrow keys do the same as the arrow buttons. */
export function HeroControls({ names, position, isRunning, isHeld, intervalMs, onToggle, onGo }: HeroControlsProps) {
  const goByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onGo(position + step)
  }
  return (
    <div
      role="group"
      aria-label={t('Slides', 'Name of a button or group, for screen readers')}
      className="flex items-center gap-2.5 wide:col-start-1 wide:row-start-2 wide:pb-9 [@media(scripting:none)]:invisible"
    >
      <button
        type="button"
        aria-label={t('Previous slide', 'Name of a button or group, for screen readers')}
        onClick={() => onGo(position - 1)}
        onKeyDown={goByKey}
        className={`${square} border border-control`}
      >
        <ChevronLeft aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={t('Next slide', 'Name of a button or group, for screen readers')}
        onClick={() => onGo(position + 1)}
        onKeyDown={goByKey}
        className={`${square} border border-control`}
      >
        <ChevronRight aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={isRunning ? t('Pause the slides', 'Button') : t('Play the slides', 'Button')}
        onClick={onToggle}
        onKeyDown={goByKey}
        className={square}
      >
        {isRunning ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
      </button>
      <div className="ms-1.5 flex min-w-0 grow gap-2 desk:max-w-82">
        {names.map((name, index) => {
          const isCurrent = index === position
          return (
            <button
              key={name}
              type="button"
              aria-label={t(
                'Slide {number} of {total}: {name}',
                { number: index + 1, total: names.length, name },
                'Button, for screen readers',
              )}
              aria-current={isCurrent ? 'true' : undefined}
              onClick={() => onGo(index)}
              onKeyDown={goByKey}
              className={`min-h-11 min-w-0 basis-0 cursor-pointer text-start text-meta ${isCurrent ? 'grow-4 font-semibold text-ink desk:grow' : 'grow text-muted hover:text-ink max-desk:[&>:last-child]:invisible'}`}
            >
              <span aria-hidden="true" className="mb-1.5 block h-1 bg-hairline">
                {isCurrent && (
                  <span
                    key={String(isRunning && !isHeld)}
                    style={isRunning && !isHeld ? { animationDuration: `${intervalMs}ms` } : undefined}
                    className={`block h-full origin-left bg-brand ${isRunning && !isHeld ? 'animate-fill' : ''}`}
                  />
                )}
              </span>
              <span className="block truncate">{name}</span>
            </button>
          )
        })}
      </div>
    </div>
  )
}
