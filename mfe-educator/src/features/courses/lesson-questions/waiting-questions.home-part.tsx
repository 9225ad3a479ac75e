import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { InboxQuestion } from '@kere/contracts/courses/lesson-questions'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { PersonPicture } from '@kere/screens/person'
import { ShortList } from '@kere/screens/short-list'
import { ButtonLink } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type { HomePart } from '../../../home-part.ts'

const path = '/dashboard/questions'

const waitingQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['list', 'question-inbox', 'home'],
    queryFn: async ({ signal }) => {
      const { questionInbox } = await import('@kere/contracts/courses/lesson-questions')
      return api.call(questionInbox.list, { query: { state: 'waiting', limit: 3 } }, { signal })
    },
  })

/** Shows who waits longest for an answer (specimen 44). Without a question, the home is one section shorter. */
function WaitingQuestions() {
  const { api } = useRemote()
  const { data } = useQuery(waitingQuery(api))
  if (!data || data.items.length === 0) return null
  return (
    <Section
      title={t('Questions from learners', 'Title, educator')}
      link={{
        href: `${path}?state=waiting`,
        label: t('All {total, plural, one {# question} other {# questions}}', { total: data.total }, 'Link, educator'),
      }}
    >
      <ShortList items={data.items} row={WaitingQuestion} />
    </Section>
  )
}

const WaitingQuestion = ({ item: { id, authorName, text, lesson, at } }: { item: InboxQuestion }) => (
  <div className="flex items-start gap-3.5 py-4">
    <PersonPicture person={{ name: authorName }} />
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-meta text-muted">
        <span lang={englishHere} className="wrap-anywhere">
          <strong className="text-dense font-semibold text-ink">{authorName}</strong> {lesson.title}
        </span>
        <AgeOrDate instant={at} />
      </p>
      <p lang={englishHere} className="mt-1 line-clamp-2 text-dense wrap-anywhere">
        {text}
      </p>
    </div>
    <ButtonLink
      href={`${path}?state=waiting&question=${encodeURIComponent(id)}`}
      variant="outline"
      size="toolbar"
      aria-label={t('Answer {name}: {text}', { name: authorName, text }, 'Button, educator')}
    >
      {t('Answer', 'Button, educator')}
    </ButtonLink>
  </div>
)

export const homePart: HomePart = { Part: WaitingQuestions, queries: (api) => [waitingQuery(api)] }
