import { useRemote } from '@kere/platform/react/remote-tree'
import { Button, ButtonLink } from '@kere/ui/button'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useRef } from 'react'
import { useHydrated } from '../../use-hydrated.ts'

const feedPath = '/events.ics'

/** Calendars follow an address by themselves (W-14). Without a script its link opens the file. */
export function FeedMenu() {
  const { context } = useRemote()
  const details = useRef<HTMLDetailsElement>(null)
  const address = useHydrated() ? new URL(feedPath, location.origin).href : null

  useEffect(() => {
    const close = (event: Event) => {
      const menu = details.current
      if (!menu?.open) return
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      const isOutside =
        !(event instanceof KeyboardEvent) && event.target instanceof Node && !menu.contains(event.target)
      if (!isEscape && !isOutside) return
      menu.open = false
      if (isEscape) menu.querySelector('summary')?.focus()
    }
    const kinds = ['keydown', 'pointerdown', 'focusin'] as const
    for (const kind of kinds) document.addEventListener(kind, close)
    return () => kinds.forEach((kind) => document.removeEventListener(kind, close))
  }, [])

  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text)
      context.notify({ tone: 'success', text: 'Address copied' })
    } catch {
      context.notify({ tone: 'error', text: 'The address could not be copied. Select it and copy it.' })
    }
  }

  return (
    <details ref={details} className="relative">
      <summary className="button button-outline list-none [&::-webkit-details-marker]:hidden">
        <span className="button-words">
          <span className="button-icon">
            <CalendarSync aria-hidden="true" />
          </span>
          Add the feed
        </span>
      </summary>
      <div className="absolute z-2 w-[min(22rem,calc(100vw-2*var(--ds-gutter)))] animate-drop pt-2 desk:inset-e-0">
        <div className="grid gap-3 rounded-card border border-hairline bg-raised p-4 shadow-layer">
          <p className="text-dense">
            Your calendar follows the feed: new events appear in it, and changes to their times.
          </p>
          <ButtonLink href={address ? address.replace(/^https?:/, 'webcal:') : feedPath} wide>
            Open in my calendar
          </ButtonLink>
          {address && (
            <div>
              <p className="text-meta text-muted">Or add this address to your calendar by hand:</p>
              <p className="mt-1 rounded-control bg-sunken px-3 py-2 text-meta break-all select-all">{address}</p>
              <Button variant="outline" wide icon={<Copy />} className="mt-2" onClick={() => void copy(address)}>
                Copy the address
              </Button>
            </div>
          )}
        </div>
      </div>
    </details>
  )
}
