import { addressIn, language } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { Button } from '@kere/ui/controls/button'
import { useState } from 'react'
import { feedAddress } from './later-event-parts.ts'
import { LatePart } from '../../../pages/late-part.tsx'

const feedPath = addressIn(language, '/events.ics')

/**
 * Lists the addresses for calendar programs (W-14). The browser opens the popover; without a script, its link opens the
 * file.
 */
export function FeedMenu() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        popoverTarget="feed"
        variant="outline"
        icon={<span aria-hidden="true" className="glyph glyph-feed size-4.5" />}
      >
        {t('Subscribe in your calendar', 'Button')}
      </Button>
      <div id="feed" popover="auto" onToggle={({ newState }) => setOpen(newState === 'open')} className="feed-panel">
        <p className="text-dense">
          {t(
            'Your calendar follows the feed: new events appear in it, and changes to their times.',
            'About following events in a calendar',
          )}
        </p>
        {isOpen ? (
          <LatePart of={feedAddress} props={{ path: feedPath }} />
        ) : (
          <a href={feedPath} className="button button-primary w-full">
            {t('Open in my calendar', 'Button')}
          </a>
        )}
      </div>
    </>
  )
}
