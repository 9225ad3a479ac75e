import { englishHere } from '@kere/brand/language'
import { localPath } from '@kere/brand/local-path'
import { t } from '@kere/brand/messages'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { firstAndLast } from '@kere/screens/first-and-last'
import { Avatar } from '@kere/ui/art/avatar'
import { TextLink } from '@kere/ui/controls/link'
import { Unbroken } from '@kere/ui/layout/unbroken'
import { momentText } from '@kere/ui/time/clock-times'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useNow } from '../../../pages/use-now.ts'

const shown = 4

async function readEducators(api: ApiClient, signal: AbortSignal) {
  const { listEducators } = await import('@kere/contracts/people/listed-people')
  return (await api.call(listEducators, { query: { limit: 50 } }, { signal })).items
}

export const mentorsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['mentors-with-room'],
    queryFn: async ({ signal }) => ({ items: withHour(await readEducators(api, signal)), askedAt: Date.now() }),
  })

const withHour = (educators: Awaited<ReturnType<typeof readEducators>>) =>
  educators
    .flatMap(({ id, name, avatarUrl, designation, mentorRoom }) =>
      mentorRoom?.state === 'accepting' && mentorRoom.nextStart
        ? [{ id, name, avatarUrl, designation, nextStart: mentorRoom.nextStart }]
        : [],
    )
    .toSorted((one, other) => Date.parse(one.nextStart) - Date.parse(other.nextStart))

/** The mentors whose next free hour is soonest. Without one, the page says nothing of them. */
export function NextMentors() {
  const { data } = useQuery(mentorsQuery(useRemote().api))
  const now = useNow(data?.askedAt)
  const mentors = (data?.items ?? []).filter(({ nextStart }) => Date.parse(nextStart) > now).slice(0, shown)
  if (mentors.length === 0) return null
  return (
    <section aria-labelledby="next-mentors" className="border-t-2 border-ink pt-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="next-mentors">{t('Mentors with a free hour', 'Heading: mentorship')}</h2>
        <TextLink href="/services/educators" hasArrow>
          {t('All educators', 'Link')}
        </TextLink>
      </div>
      <ul className="mt-4 grid list-none grid-cols-1 gap-4 desk:grid-cols-2 wide:grid-cols-4">
        {mentors.map(({ id, name, avatarUrl, designation, nextStart }) => (
          <li
            key={id}
            className="relative flex min-w-0 items-center gap-3.5 rounded-card border border-hairline bg-surface p-4 hover:border-control"
          >
            <Avatar {...firstAndLast(name)} src={avatarUrl} size="large" className="size-14!" />
            <div className="min-w-0 leading-dense">
              <h3 className="text-body">
                <a
                  href={localPath(`/services/educators/${encodeURIComponent(id)}`)}
                  lang={englishHere}
                  className="text-ink no-underline underline-offset-3 after:absolute after:inset-0 hover:underline"
                >
                  {name}
                </a>
              </h3>
              {designation && (
                <p lang={englishHere} className="mt-0.5 text-dense">
                  {designation}
                </p>
              )}
              <p className="mt-1 text-meta text-muted">
                <Unbroken>
                  {t(
                    'Next hour {moment}',
                    { moment: momentText(nextStart, now) },
                    'About a mentor: the next time to talk',
                  )}
                </Unbroken>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
