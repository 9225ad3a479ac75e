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
        settle(isRenewal ? 'The old address no longer works. Here is the new one.' : 'Your calendar feed is ready.')
      },
      onError: fail('Your calendar feed was not changed.'),
    })
  }
  const end = () => {
    setAsked(null)
    revocation.mutate(undefined, {
      onSuccess: () => {
        setAddress(null)
        settle('Your calendar feed has ended. Its address no longer works.')
      },
      onError: fail('Your calendar feed was not ended.'),
    })
  }

  return (
    <Section
      title="Calendar feed"
      lead="See your events in Google Calendar, Outlook or the calendar of your phone. Your calendar updates automatically."
      className="mt-12 max-w-179 print:hidden"
    >
      <div ref={place} tabIndex={-1}>
        {feed.data ? (
          <>
            {address && <NewAddress address={address} />}
            {feed.data.createdAt && (
              <p className="text-dense text-muted">
                Made on {dateOf(feed.data.createdAt)}.{' '}
                {feed.data.readAt
                  ? `A calendar last read it on ${dateOf(feed.data.readAt)}.`
                  : 'No calendar has read it yet.'}
                {!address && ' Its address is shown only when it is made. If you no longer have it, make a new one.'}
              </p>
            )}
            {!feed.data.createdAt && (
              <p className="max-w-measure text-dense text-muted">
                You get a private address for your calendar app. Anyone who has it can see which events you go to, with
                their meeting links, so keep it private. You can end it at any time.
              </p>
            )}
            <div className="mt-4 flex flex-wrap gap-3 max-desk:[&>*]:grow">
              {feed.data.createdAt ? (
                <>
                  <Button
                    variant="outline"
                    size="toolbar"
                    isBusy={creation.isPending}
                    busyLabel="Making"
                    onClick={() => setAsked('renew')}
                  >
                    Make a new address
                  </Button>
                  <Button
                    variant="quiet"
                    size="toolbar"
                    isBusy={revocation.isPending}
                    busyLabel="Ending"
                    onClick={() => setAsked('end')}
                  >
                    End the feed
                  </Button>
                </>
              ) : (
                <Button
                  variant="outline"
                  size="toolbar"
                  isBusy={creation.isPending}
                  busyLabel="Making"
                  onClick={() => create(false)}
                >
                  Subscribe in your calendar
                </Button>
              )}
            </div>
          </>
        ) : feed.isPending ? (
          <SkeletonGroup label="Loading your calendar feed">
            <Skeleton className="h-11 w-56" />
          </SkeletonGroup>
        ) : (
          <LoadFailure title="Failed to fetch your calendar feed" headingLevel="h3" query={feed}>
            Calendars that subscribe to it keep working.
          </LoadFailure>
        )}
      </div>
      <Dialog
        title={asked === 'end' ? 'End the calendar feed?' : 'Make a new address?'}
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        actions={
          <>
            {asked === 'end' ? (
              <Button variant="danger" onClick={end}>
                End the feed
              </Button>
            ) : (
              <Button onClick={() => create(true)}>Make a new address</Button>
            )}
            <Button variant="outline" onClick={() => setAsked(null)}>
              Keep it
            </Button>
          </>
        }
      >
        <p className="mt-2">
          The address that your calendars use now stops working, and cannot be brought back.
          {asked === 'renew' && ' Add the new one to them afterwards.'}
        </p>
      </Dialog>
    </Section>
  )
}

function NewAddress({ address }: { address: string }) {
  return (
    <div className="mb-4 rounded-card border border-hairline bg-canvas px-4 py-2">
      <CopyRows>
        <CopyRow name="Address" value={address} isLong />
      </CopyRows>
      <p className="py-2.5 text-dense text-muted">
        Copy it now: it is shown only this once. In your calendar app choose “Add calendar from URL”. Anyone who has it
        can see which events you go to, so keep it private.
      </p>
    </div>
  )
}
