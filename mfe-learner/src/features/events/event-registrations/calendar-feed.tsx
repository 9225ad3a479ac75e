import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { LoadFailure } from '@kere/screens/load-failure'
import { dateOf } from '@kere/screens/time-in-india'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { Section } from '@kere/ui/layout/section'
import { Skeleton, SkeletonGroup } from '@kere/ui/status/skeleton'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CopyRow, CopyRows } from '../../../transfer/copy-rows.tsx'
import { calendarFeedQuery, feedCreation, feedRevocation } from './calendar-feed.api.ts'

type Asked = 'renew' | 'end' | null

/** Shows the private address once, because it is not stored: it reveals which events its owner goes to. */
export function CalendarFeed() {
  const { api, context } = useRemote()
  const feed = useQuery(calendarFeedQuery(api))
  const creation = useMutation(feedCreation(api))
  const revocation = useMutation(feedRevocation(api))
  const [address, setAddress] = useState<string | null>(null)
  const [asked, setAsked] = useState<Asked>(null)
  const place = useRef<HTMLDivElement>(null)

  const settle = (text: string) => {
    context.notify({ tone: 'success', text })
    place.current?.focus({ preventScroll: true })
  }
  const fail = (text: string) => (error: Error) => context.notify({ tone: 'error', text: `${text} ${error.message}` })

  const create = (isRenewal: boolean) => {
    setAsked(null)
    creation.mutate(undefined, {
      onSuccess: ({ path }) => {
        setAddress(new URL(path, location.origin).href)
        settle(
          isRenewal
            ? t('The old address no longer works. Here is the new one.', 'Message, my events')
            : t('Your calendar feed is ready.', 'Message, my events'),
        )
      },
      onError: fail(t('Your calendar feed was not changed.', 'Error, my events')),
    })
  }
  const end = () => {
    setAsked(null)
    revocation.mutate(undefined, {
      onSuccess: () => {
        setAddress(null)
        settle(t('Your calendar feed has ended. Its address no longer works.', 'Message, my events'))
      },
      onError: fail(t('Your calendar feed was not ended.', 'Error, my events')),
    })
  }

  return (
    <Section
      title={t('Calendar feed', 'Heading, my events')}
      lead={t(
        'See your events in Google Calendar, Outlook or the calendar of your phone. Your calendar updates automatically.',
        'Below a heading, my events',
      )}
      className="mt-12 max-w-179 print:hidden"
    >
      <div ref={place} tabIndex={-1}>
        {feed.data ? (
          <>
            {address && <NewAddress address={address} />}
            {feed.data.createdAt && (
              <p className="text-dense text-muted">
                {t('Made on {day}.', { day: dateOf(feed.data.createdAt) }, 'Text, my events')}{' '}
                {feed.data.readAt
                  ? t('A calendar last read it on {day}.', { day: dateOf(feed.data.readAt) }, 'Text, my events')
                  : t('No calendar has read it yet.', 'Text, my events')}
                {!address &&
                  ` ${t('Its address is shown only when it is made. If you no longer have it, make a new one.', 'Text, my events')}`}
              </p>
            )}
            {!feed.data.createdAt && (
              <p className="max-w-measure text-dense text-muted">
                {t(
                  'You get a private address for your calendar app. Anyone who has it can see which events you go to, with their meeting links, so keep it private. You can end it at any time.',
                  'Text, my events',
                )}
              </p>
            )}
            <div className="mt-4 flex flex-wrap gap-3 max-desk:[&>*]:grow">
              {feed.data.createdAt ? (
                <>
                  <Button
                    variant="outline"
                    size="toolbar"
                    isBusy={creation.isPending}
                    busyLabel={t('Making', 'Button while it works, my events')}
                    onClick={() => setAsked('renew')}
                  >
                    {t('Make a new address', 'Button, my events')}
                  </Button>
                  <Button
                    variant="quiet"
                    size="toolbar"
                    isBusy={revocation.isPending}
                    busyLabel={t('Ending', 'Button while it works, my events')}
                    onClick={() => setAsked('end')}
                  >
                    {t('End the feed', 'Button, my events')}
                  </Button>
                </>
              ) : (
                <Button
                  variant="outline"
                  size="toolbar"
                  isBusy={creation.isPending}
                  busyLabel={t('Making', 'Button while it works, my events')}
                  onClick={() => create(false)}
                >
                  {t('Subscribe in your calendar', 'Button, my events')}
                </Button>
              )}
            </div>
          </>
        ) : feed.isPending ? (
          <SkeletonGroup label={t('Loading your calendar feed', 'Label, my events')}>
            <Skeleton className="h-11 w-56" />
          </SkeletonGroup>
        ) : (
          <LoadFailure
            title={t('Failed to fetch your calendar feed', 'Error, my events')}
            headingLevel="h3"
            query={feed}
          >
            {t('Calendars that subscribe to it keep working.', 'Error, my events')}
          </LoadFailure>
        )}
      </div>
      <Dialog
        title={
          asked === 'end'
            ? t('End the calendar feed?', 'Heading, my events')
            : t('Make a new address?', 'Heading, my events')
        }
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        actions={
          <>
            {asked === 'end' ? (
              <Button variant="danger" onClick={end}>
                {t('End the feed', 'Button, my events')}
              </Button>
            ) : (
              <Button onClick={() => create(true)}>{t('Make a new address', 'Button, my events')}</Button>
            )}
            <Button variant="outline" onClick={() => setAsked(null)}>
              {t('Keep it', 'Button, my events')}
            </Button>
          </>
        }
      >
        <p className="mt-2">
          {t('The address that your calendars use now stops working, and cannot be brought back.', 'Text, my events')}
          {asked === 'renew' && ` ${t('Add the new one to them afterwards.', 'Text, my events')}`}
        </p>
      </Dialog>
    </Section>
  )
}

function NewAddress({ address }: { address: string }) {
  return (
    <div className="mb-4 rounded-card border border-hairline bg-canvas px-4 py-2">
      <CopyRows>
        <CopyRow name={t('Address', 'Label, my events')} value={address} isLong />
      </CopyRows>
      <p className="py-2.5 text-dense text-muted">
        {t(
          'Copy it now: it is shown only this once. In your calendar app choose “Add calendar from URL”. Anyone who has it can see which events you go to, so keep it private.',
          'Text, my events',
        )}
      </p>
    </div>
  )
}
