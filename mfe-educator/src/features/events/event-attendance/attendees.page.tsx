import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { eventsPath, managedEventPath } from '@kere/screens/event-acts'
import { readAddress } from '@kere/screens/list-address'
import { ListPage } from '@kere/screens/list-page'
import { listQuery } from '@kere/screens/list-query'
import { ButtonLink } from '@kere/ui/controls/button'
import { Switch } from '@kere/ui/controls/switch'
import { momentText } from '@kere/ui/time/clock-times'
import { indianDigits } from '@kere/brand/indian-digits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import ScanLine from 'lucide-react/icons/scan-line'
import { useMemo, useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { Figure } from '@kere/screens/editor/figure'
import { loadContract } from './check-in.api.ts'
import { attendeesOf, type AttendeesAnswer } from './attendees.list.tsx'
import { EventBar } from '../../../events/event-bar.tsx'
import { checkInPath, eventListTitle, attendeesPath } from '../../../events/event-paths.ts'
import { EventTabs } from '../../../events/event-tabs.tsx'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = {
  path: '/dashboard/events/:id/attendees',
  languages: ['kn', 'hi', 'ta'],
  roles: ['educator', 'admin'],
  isFocused: true,
}

function AttendeesPage() {
  const { api, context } = useRemote()
  const { id = '' } = useParams()
  const [now] = useState(() => Date.now())
  const [params] = useSearchParams()
  const list = useMemo(() => attendeesOf(id), [id])
  const { data } = useQuery(listQuery(list, api, readAddress(list, params)))
  // The cached value is the answer of the list's `load`, but the cache's type is wider.
  const answer = data as AttendeesAnswer | null | undefined
  const figures = answer?.figures
  return (
    <>
      <EventBar href={eventsPath} backTo={eventListTitle(context.session)} title={answer?.event.title}>
        {answer?.event.startsAt && momentText(answer.event.startsAt, now)}
      </EventBar>
      <EventTabs draft={{ id, registrationsCount: figures?.registered }} current="attendees" />
      <ListPage list={list}>
        {answer && <CertificateSwitch eventId={id} isOn={answer.event.givesCertificates ?? false} />}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 pt-4 desk:px-6">
          <dl className="flex flex-wrap gap-x-8 gap-y-1 text-dense">
            {figures && answer && (
              <>
                <Figure name={t('Registered', 'Label of a fact, educator')}>
                  {t(
                    '{count} of {total}',
                    { count: figures.registered, total: answer.event.maxParticipants },
                    'Registrations and seats, educator',
                  )}
                </Figure>
                <Figure name={t('Checked in', 'Label of a fact, educator')}>{indianDigits(figures.in)}</Figure>
                <Figure name={t('Waiting', 'Label of a fact, educator')}>{indianDigits(figures.waitlisted)}</Figure>
              </>
            )}
          </dl>
          <ButtonLink
            href={checkInPath(id)}
            variant="outline"
            icon={<ScanLine aria-hidden="true" />}
            className="max-desk:w-full"
          >
            {t('Check people in', 'Button, educator')}
          </ButtonLink>
        </div>
      </ListPage>
    </>
  )
}

function CertificateSwitch({ eventId, isOn }: { eventId: string; isOn: boolean }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (wanted: boolean) =>
      api.call((await loadContract()).giveEventCertificates, { params: { id: eventId }, body: { isOn: wanted } }),
    onSuccess: () => cache.invalidateQueries(),
    onError: (error) => context.notify({ tone: 'error', text: error.message }),
  })
  return (
    <div className="mx-4 mt-3 max-w-measure border-y border-hairline py-1 desk:mx-6">
      <Switch
        checked={isPending ? variables : isOn}
        disabled={isPending}
        onChange={({ currentTarget: { checked } }) => mutate(checked)}
      >
        {t('Give certificates of attendance', 'Text, educator')}
      </Switch>
      <p className="pb-2 text-meta text-muted">
        {t(
          'Everybody you check in gets one, also those you have checked in already. Walk-ins without an account do not get one.',
          'Text, educator',
        )}
      </p>
    </div>
  )
}

const title = t('Attendees', 'Text, educator')

export const page: PageModule = {
  component: AttendeesPage,
  queries: ({ params: { id = '' }, search }, api) => {
    const list = attendeesOf(id)
    return [listQuery(list, api, readAddress(list, search))]
  },
  describe: ({ params: { id = '' } }) =>
    describeInDashboard({
      title,
      description: t('Who is registered, who is on the waitlist and who has checked in.', 'Text, educator'),
      path: attendeesPath(id),
      above: [{ label: t('Event', 'Label, educator'), path: managedEventPath(id) }],
    }),
}
