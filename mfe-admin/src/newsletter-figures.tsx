import { useRemote } from '@kere/platform/react/remote-tree'
import { QuickStats } from '@kere/screens/quick-stats'
import { dayOf } from '@kere/screens/time-in-india'
import { useQuery } from '@tanstack/react-query'

const dayMs = 24 * 60 * 60 * 1000
const daysCompared = 30

const dayBefore = (days: number) => dayOf(Date.now() - days * dayMs)

const subscribersPath = '/dashboard/newsletter-subscribers'

/** Says how many people the newsletter reaches, and whether it grows. */
export function NewsletterFigures() {
  const { api } = useRemote()
  const { data } = useQuery({
    queryKey: ['newsletter-figures'],
    queryFn: async ({ signal }) => {
      const { newsletterSubscribers } = await import('@kere/contracts/forms/newsletter')
      const read = (days: { from?: string; to?: string; leftFrom?: string }) =>
        api.call(newsletterSubscribers.list, { query: { ...days, limit: 1 } }, { signal })
      const from = dayBefore(daysCompared - 1)
      const [all, recent, before, left] = await Promise.all([
        read({}),
        read({ from, to: dayBefore(0) }),
        read({ from: dayBefore(2 * daysCompared - 1), to: dayBefore(daysCompared) }),
        read({ leftFrom: from }),
      ])
      return { counts: all.counts, from, recent: recent.total, before: before.total, left: left.total }
    },
  })
  if (!data?.counts) return null
  const { confirmed, unconfirmed, unsubscribed } = data.counts
  return (
    <div className="px-4 pt-4 desk:px-6">
      <QuickStats
        stats={[
          {
            label: 'Get the next issue',
            value: confirmed,
            note: 'confirmed',
            href: `${subscribersPath}?status=confirmed`,
          },
          {
            label: 'New in 30 days',
            value: data.recent,
            note: `${data.before} in the 30 days before`,
            href: `${subscribersPath}?from=${data.from}`,
          },
          {
            label: 'Not confirmed yet',
            value: unconfirmed,
            note: 'They have an email to confirm it',
            href: `${subscribersPath}?status=unconfirmed`,
          },
          {
            label: 'Left in 30 days',
            value: data.left,
            note: `${unsubscribed} unsubscribed in all`,
            href: `${subscribersPath}?status=unsubscribed`,
          },
        ]}
      />
    </div>
  )
}
