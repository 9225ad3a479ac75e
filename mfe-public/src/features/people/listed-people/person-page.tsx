import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { failureTitle } from '../../../pages/failure-title.ts'
import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import type { ApiClient } from '@kere/platform/api'
import type { PageQuery, PageRequest } from '@kere/platform/page'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Avatar } from '@kere/ui/art/avatar'
import { TextLink } from '@kere/ui/controls/link'
import { useQuery } from '@tanstack/react-query'
import Eye from 'lucide-react/icons/eye'
import MapPin from 'lucide-react/icons/map-pin'
import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { firstAndLast } from '@kere/screens/first-and-last'
import { Breadcrumbs } from '../../../pages/breadcrumbs.tsx'
import { DetailSkeleton } from '../../../pages/detail-skeleton.tsx'
import { lazyComponent } from '../../../pages/lazy-component.ts'
import { PageFailure } from '../../../pages/page-failure.tsx'
import { useHydrated } from '../../../pages/use-hydrated.ts'
import { firstNameOf, peoplePath, personHref, reportHref } from './people-address.ts'
import { personNotFound, personQuery } from './people.api.ts'
import { MentorRoomLine, MentorWeek } from './mentor-room.tsx'
import { AskMentor, PersonFacts } from './person-facts.tsx'
import { LatePart } from '../../../pages/late-part.tsx'
import { cutText } from '@kere/contracts/text/cut-text'
import { personNode } from './person-node.ts'
import type { PublicPage } from '../../../pages/next-step.ts'

const blockPerson = lazyComponent(async () => (await import('./block-person.tsx')).BlockPerson)

const kindTexts = {
  educator: {
    one: t('Educator', 'Title of a page'),
    many: t('Educators', 'Menu, title of a page'),
    loading: t('Loading the educator', 'For screen readers'),
    failed: t('The educator did not load', 'Error'),
    missing: t('Educator not found', 'Title of a page that does not exist'),
    described: t('Educator on Kere.', 'What search engines show'),
  },
  learner: {
    one: t('Learner', 'Title of a page'),
    many: t('Learners', 'Menu, title of a page'),
    loading: t('Loading the learner', 'For screen readers'),
    failed: t('The learner did not load', 'Error'),
    missing: t('Learner not found', 'Title of a page that does not exist'),
    described: t('Learner on Kere.', 'What search engines show'),
  },
}

interface PersonPart {
  component: ComponentType<{ id: string }>
  queries: (api: ApiClient, id: string) => readonly PageQuery[]
}

interface PersonPageProps {
  kind: PeopleKind
  parts: Readonly<Record<string, PersonPart>>
}

function PersonPage({ kind, parts }: PersonPageProps) {
  const { api, context } = useRemote()
  const isHydrated = useHydrated()
  const { id = '' } = useParams()
  const person = useQuery(personQuery(api, kind, id))
  const text = kindTexts[kind]

  if (person.isError)
    return (
      <PageFailure title={failureTitle(person.error, text.failed)} query={person} retryHref={personHref(kind, id)} />
    )
  if (person.isPending) return <DetailSkeleton label={text.loading} className="h-31" />
  if (!person.data) return <LatePart of={personNotFound} props={{ kind }} />

  const { name, avatarUrl, work, place, location } = person.data
  const firstName = firstNameOf(name)
  const { user } = context.session
  const isOwn = isHydrated && user?.id === id
  const canBlock = isHydrated && user !== null && !isOwn
  return (
    <div className="px-gutter pb-section">
      <div className="mx-auto max-w-page pt-5">
        <Breadcrumbs
          crumbs={[
            { label: text.many, href: peoplePath(kind) },
            { label: name, lang: englishHere },
          ]}
        />
        <header className="mt-4 flex items-start gap-4 desk:gap-6">
          <Avatar {...firstAndLast(name)} src={avatarUrl} size="large" />
          <div className="min-w-0">
            <h1 lang={englishHere}>{name}</h1>
            {(work || place) && (
              <p lang={englishHere} className="mt-1">
                {[work, place].filter(Boolean).join(', ')}
              </p>
            )}
            {location && (
              <p className="mt-1 flex items-center gap-1.5 text-dense text-muted">
                <MapPin aria-hidden="true" className="size-4 shrink-0" />
                <span lang={englishHere}>{location}</span>
              </p>
            )}
          </div>
        </header>
        <div className="mt-5 grid items-start gap-x-10 gap-y-6 pb-2 desk:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid gap-5 desk:max-w-measure">
            <PersonFacts person={person.data} />
          </div>
          {kind === 'educator' && (
            <aside
              aria-label={t(
                'Mentorship with {name}',
                { name: firstName },
                'Name of a part of the page, for screen readers',
              )}
              className="grid gap-4 rounded-card border border-hairline bg-surface p-4 desk:p-5"
            >
              <MentorRoomLine room={person.data.mentorRoom} askedAt={person.data.askedAt} />
              {!isOwn && <AskMentor person={person.data} />}
              <MentorWeek hours={person.data.weeklyHours} />
            </aside>
          )}
        </div>
        <div className="grid gap-9 pt-6">
          {Object.entries(parts).map(([part, { component: Part }]) => (
            <Part key={`${part} ${id}`} id={id} />
          ))}
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-card bg-sunken p-4 text-dense text-muted">
            <p className="flex gap-3">
              <Eye aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
              {t(
                '{name} chose to be listed. Email, phone and age are never shown.',
                { name: firstName },
                'Below the profile of a person',
              )}
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <TextLink href={reportHref(kind, id)}>{t('Report this profile', 'Link, name of a form')}</TextLink>
              {canBlock && <LatePart of={blockPerson} props={{ kind, id, name }} />}
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}

const idOf = ({ params }: PageRequest) => params.id ?? ''

/**
 * Makes the page of a person. The app passes its parts, because features do not import each other. Search engines do
 * not index learners' pages.
 */
export const createPersonPage = (kind: PeopleKind, parts: Readonly<Record<string, PersonPart>>): PublicPage => ({
  component: () => <PersonPage kind={kind} parts={parts} />,
  queries: (request, api) => [
    personQuery(api, kind, idOf(request)),
    ...Object.values(parts).flatMap(({ queries }) => queries(api, idOf(request))),
  ],
  describe(request, { api, cache }) {
    const { queryKey } = personQuery(api, kind, idOf(request))
    const person = cache.getQueryData(queryKey)
    const hasFailed = cache.getQueryState(queryKey)?.status === 'error'
    const path = personHref(kind, idOf(request))
    const { one, many, missing, described } = kindTexts[kind]
    return {
      status: person === null ? 404 : hasFailed ? 503 : 200,
      meta: {
        title: person?.name ?? (person === null ? missing : one),
        description: person
          ? cutText(person.bio ?? [person.work, person.place].filter(Boolean).join(', '), 155) ||
            t('{name} on Kere.', { name: person.name }, 'What search engines show: a person')
          : described,
        canonical: path,
        breadcrumbs: [{ label: many, path: peoplePath(kind) }, ...(person ? [{ label: person.name, path }] : [])],
        ...((kind === 'learner' || !person) && { noindex: true }),
        ...(import.meta.env.SSR && person && kind === 'educator' && { jsonLd: [personNode(person)] }),
      },
    }
  },
})
