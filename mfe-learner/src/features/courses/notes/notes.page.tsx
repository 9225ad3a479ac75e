import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { discPath } from '@kere/brand/art-paths'
import type { MyNote } from '@kere/contracts/courses/learning'
import { messages } from '@kere/contracts/http/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { KeptNotice } from '@kere/screens/kept-notice'
import { LoadFailure } from '@kere/screens/load-failure'
import { myCourseHref, myNotesHref } from '@kere/screens/course-href'
import { useKeptFocus } from '@kere/screens/use-kept-focus'
import { useKeptPlace } from '@kere/screens/use-kept-place'
import { useResultNews } from '@kere/screens/use-result-news'
import { ButtonLink } from '@kere/ui/controls/button'
import { EmptyState } from '@kere/ui/layout/empty-state'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useRef, type ReactNode, type Ref } from 'react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { NoteRow } from './note-row.tsx'
import { notesHref, readNotesAddress, type NotesAddress } from './notes-address.ts'
import { NotesSearch } from './notes-search.tsx'
import { NotesSkeleton } from './notes-skeleton.tsx'
import { deletionMutation, notesQuery, restoreNote, type MyNotes } from './notes.api.ts'
import type { PageModule } from '@kere/platform/page'
import { describeInDashboard } from '@kere/screens/dashboard-page'

export const route = {
  path: '/dashboard/my-courses/:courseId/notes',
  languages: ['kn', 'hi', 'ta'],
  roles: ['student', 'admin'],
  enrolled: true,
  offline: true,
}

function NotesPage() {
  const { api, request } = useRemote()
  const { courseId = '' } = useParams()
  const navigate = useNavigate()
  const address = readNotesAddress(request.search)
  const query = useQuery({ ...notesQuery(api, courseId, address), placeholderData: keepPreviousData })
  const notes = query.data
  const region = useRef<HTMLDivElement>(null)
  useKeptFocus(region, null)
  const isFirst = request.search.size === 0
  useKeptPlace(
    isFirst && notes && !notes.keptAt
      ? { path: myNotesHref(courseId), group: t('Notes', 'Text, notes of a course'), title: notes.course.title }
      : null,
  )
  const isFresh = notes && !query.isPlaceholderData
  useResultNews(notesHref(courseId, address), isFresh ? countText(notes.total, notes.totalIsLowerBound) : undefined)

  if (notes === null)
    return (
      <Frame title={messages.courseNotFound}>
        <p className="mt-2 max-w-measure text-muted">
          {t('You are not enrolled in a course at this address.', 'Text, notes of a course')}
        </p>
        <ButtonLink href="/dashboard/my-courses" className="mt-5">
          {t('My courses', 'Button, notes of a course')}
        </ButtonLink>
      </Frame>
    )
  return (
    <Frame
      ref={region}
      title={t('Notes', 'Heading, notes of a course')}
      back={
        <Link
          to={myCourseHref(courseId)}
          className="-ms-1 mb-1 inline-flex min-h-11 items-center gap-1.5 text-dense font-semibold wrap-anywhere text-brand underline-offset-3 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0" />
          {notes ? (
            <span lang={englishHere}>{notes.course.title}</span>
          ) : (
            t('Back to the course', 'Link, notes of a course')
          )}
        </Link>
      }
    >
      <p className="mt-2 text-muted">
        {t('What you wrote beside the lessons. Only you can see this.', 'Text, notes of a course')}
      </p>
      {notes && (notes.total > 0 || address.search !== '') && (
        <NotesSearch value={address.search} onSearch={(search) => void navigate(notesHref(courseId, { search }))} />
      )}
      {notes?.keptAt && <KeptNotice at={notes.keptAt} className="mt-5 max-w-4xl" />}
      {notes ? (
        <div className={query.isPlaceholderData ? 'opacity-60' : ''}>
          {notes.items.length > 0 ? (
            <List courseId={courseId} notes={notes} address={address} />
          ) : (
            <NoNotes courseId={courseId} search={address.search} />
          )}
        </div>
      ) : query.isPending ? (
        <NotesSkeleton />
      ) : (
        <LoadFailure title={t('Your notes did not load', 'Error, notes of a course')} query={query} className="mt-6">
          {t('They are saved, and the rest of the site works.', 'Error, notes of a course')}
        </LoadFailure>
      )}
    </Frame>
  )
}

const countText = (total: number, isLowerBound: boolean | undefined) =>
  isLowerBound
    ? t('{total}+ notes', { total }, 'How many there are')
    : t('{total, plural, one {# note} other {# notes}}', { total }, 'How many there are')

interface FrameProps {
  ref?: Ref<HTMLDivElement>
  title: string
  back?: ReactNode
  children: ReactNode
}

function Frame({ ref, title, back, children }: FrameProps) {
  return (
    <div ref={ref} className="min-h-[calc(100dvh-3.75rem)] bg-surface pb-section wide:min-h-[calc(100dvh-4rem)]">
      <div className="max-w-page px-gutter pt-5 wide:px-8">
        {back}
        <h1 tabIndex={-1} className="text-title">
          {title}
        </h1>
        {children}
      </div>
    </div>
  )
}

interface ListProps {
  courseId: string
  notes: MyNotes
  address: NotesAddress
}

function List({ courseId, notes: { items, total, totalIsLowerBound, nextCursor }, address }: ListProps) {
  const { api, context } = useRemote()
  const client = useQueryClient()
  const deletion = useMutation(deletionMutation(api, courseId))

  const fail = (error: Error) =>
    context.notify({
      tone: 'error',
      text: t('{message}. Nothing was changed.', { message: error.message }, 'Text, notes of a course'),
    })
  const remove = (note: MyNote) => {
    const undo = (version: number) => restoreNote({ api, client }, courseId, note, version).catch(fail)
    deletion.mutateAsync(note).then(
      ({ version }) =>
        context.notify({
          tone: 'success',
          text: t('Your note on {title} is deleted.', { title: note.lesson.title }, 'Text, notes of a course'),
          action: { label: t('Undo', 'Label, notes of a course'), run: () => void undo(version) },
        }),
      fail,
    )
  }

  return (
    <div className="mt-6 max-w-4xl">
      <p className="mb-2 text-meta text-muted">
        {address.search
          ? t(
              '{notes} with “{search}”',
              { notes: countText(total, totalIsLowerBound), search: address.search },
              'How many notes have the words; notes as “2 notes”',
            )
          : countText(total, totalIsLowerBound)}
      </p>
      <ul
        aria-label={t('Notes, saved last first', 'For screen readers, notes of a course')}
        className="list-none border-t-2 border-ink"
      >
        {items.map((note) => (
          <NoteRow key={note.lesson.id} courseId={courseId} note={note} onDelete={() => remove(note)} />
        ))}
      </ul>
      {(nextCursor !== null || address.cursor !== null) && (
        <nav
          aria-label={t('Pages', 'For screen readers, notes of a course')}
          className="mt-5 flex justify-between gap-3"
        >
          {address.cursor === null ? (
            <span />
          ) : (
            <ButtonLink href={notesHref(courseId, { search: address.search })} variant="outline" size="toolbar">
              {t('Newest notes', 'Button, notes of a course')}
            </ButtonLink>
          )}
          {nextCursor !== null && (
            <ButtonLink href={notesHref(courseId, { ...address, cursor: nextCursor })} variant="outline" size="toolbar">
              {t('Older notes', 'Button, notes of a course')}
            </ButtonLink>
          )}
        </nav>
      )}
    </div>
  )
}

function NoNotes({ courseId, search }: { courseId: string; search: string }) {
  if (search !== '')
    return (
      <EmptyState
        title={t('No note contains “{search}”', { search }, 'Heading, notes of a course')}
        className="mt-8"
        action={
          <ButtonLink href={notesHref(courseId)} variant="outline">
            {t('All notes', 'Button, notes of a course')}
          </ButtonLink>
        }
      >
        {t('Notes and the titles of their lessons were searched.', 'Text, notes of a course')}
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('No notes yet', 'Heading, notes of a course')}
      picture={discPath('no-notes')}
      className="mt-8"
      action={
        <ButtonLink href={myCourseHref(courseId)}>{t('Continue the course', 'Button, notes of a course')}</ButtonLink>
      }
    >
      {t('What you write beside a lesson appears here.', 'Text, notes of a course')}
    </EmptyState>
  )
}

export const page: PageModule = {
  component: NotesPage,
  queries: ({ params: { courseId = '' }, search }, api) => [notesQuery(api, courseId, readNotesAddress(search))],
  describe({ params: { courseId = '' }, search }, { api, cache }) {
    const notes = cache.getQueryData<MyNotes | null>(notesQuery(api, courseId, readNotesAddress(search)).queryKey)
    const course =
      notes?.course.title ?? (notes === null ? messages.courseNotFound : t('Course', 'Text, notes of a course'))
    return describeInDashboard({
      status: notes === null ? 404 : 200,
      title: notes === null ? course : t('Notes · {course}', { course }, 'Heading, notes of a course'),
      description: t('What you have written down in a course.', 'Description of the page, notes of a course'),
      path: myNotesHref(courseId),
      above: [
        { label: t('My Courses', 'Label, notes of a course'), path: '/dashboard/my-courses' },
        { label: course, path: myCourseHref(courseId) },
      ],
      crumb: t('Notes', 'Text, notes of a course'),
    })
  },
}
