import { discPath } from '@kere/brand/art-paths'
import type { MyNote } from '@kere/contracts/courses/learning'
import { messages } from '@kere/contracts/http/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/brand/count'
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
      ? { path: myNotesHref(courseId), group: 'Notes', title: notes.course.title }
      : null,
  )
  const isFresh = notes && !query.isPlaceholderData
  useResultNews(
    notesHref(courseId, address),
    isFresh ? countOf(notes.total, nouns, notes.totalIsLowerBound) : undefined,
  )

  if (notes === null)
    return (
      <Frame title={messages.courseNotFound}>
        <p className="mt-2 max-w-measure text-muted">You are not enrolled in a course at this address.</p>
        <ButtonLink href="/dashboard/my-courses" className="mt-5">
          My courses
        </ButtonLink>
      </Frame>
    )
  return (
    <Frame
      ref={region}
      title="Notes"
      back={
        <Link
          to={myCourseHref(courseId)}
          className="-ms-1 mb-1 inline-flex min-h-11 items-center gap-1.5 text-dense font-semibold wrap-anywhere text-brand underline-offset-3 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4.5 shrink-0" />
          {notes?.course.title ?? 'Back to the course'}
        </Link>
      }
    >
      <p className="mt-2 text-muted">What you wrote beside the lessons. Only you can see this.</p>
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
        <LoadFailure title="Your notes did not load" query={query} className="mt-6">
          They are saved, and the rest of the site works.
        </LoadFailure>
      )}
    </Frame>
  )
}

const nouns = ['note', 'notes'] as const

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

  const fail = (error: Error) => context.notify({ tone: 'error', text: `${error.message}. Nothing was changed.` })
  const remove = (note: MyNote) => {
    const undo = (version: number) => restoreNote({ api, client }, courseId, note, version).catch(fail)
    deletion.mutateAsync(note).then(
      ({ version }) =>
        context.notify({
          tone: 'success',
          text: `Your note on ${note.lesson.title} is deleted.`,
          action: { label: 'Undo', run: () => void undo(version) },
        }),
      fail,
    )
  }

  return (
    <div className="mt-6 max-w-4xl">
      <p className="mb-2 text-meta text-muted">
        {countOf(total, nouns, totalIsLowerBound)}
        {address.search && ` with “${address.search}”`}
      </p>
      <ul aria-label="Notes, saved last first" className="list-none border-t-2 border-ink">
        {items.map((note) => (
          <NoteRow key={note.lesson.id} courseId={courseId} note={note} onDelete={() => remove(note)} />
        ))}
      </ul>
      {(nextCursor !== null || address.cursor !== null) && (
        <nav aria-label="Pages" className="mt-5 flex justify-between gap-3">
          {address.cursor === null ? (
            <span />
          ) : (
            <ButtonLink href={notesHref(courseId, { search: address.search })} variant="outline" size="toolbar">
              Newest notes
            </ButtonLink>
          )}
          {nextCursor !== null && (
            <ButtonLink href={notesHref(courseId, { ...address, cursor: nextCursor })} variant="outline" size="toolbar">
              Older notes
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
        title={`No note contains “${search}”`}
        className="mt-8"
        action={
          <ButtonLink href={notesHref(courseId)} variant="outline">
            All notes
          </ButtonLink>
        }
      >
        Notes and the titles of their lessons were searched.
      </EmptyState>
    )
  return (
    <EmptyState
      title="No notes yet"
      picture={discPath('no-notes')}
      className="mt-8"
      action={<ButtonLink href={myCourseHref(courseId)}>Continue the course</ButtonLink>}
    >
      What you write beside a lesson appears here.
    </EmptyState>
  )
}

export const page: PageModule = {
  component: NotesPage,
  queries: ({ params: { courseId = '' }, search }, api) => [notesQuery(api, courseId, readNotesAddress(search))],
  describe({ params: { courseId = '' }, search }, { api, cache }) {
    const notes = cache.getQueryData<MyNotes | null>(notesQuery(api, courseId, readNotesAddress(search)).queryKey)
    const course = notes?.course.title ?? (notes === null ? messages.courseNotFound : 'Course')
    return describeInDashboard({
      status: notes === null ? 404 : 200,
      title: notes === null ? course : `Notes · ${course}`,
      description: 'What you have written down in a course.',
      path: myNotesHref(courseId),
      above: [
        { label: 'My Courses', path: '/dashboard/my-courses' },
        { label: course, path: myCourseHref(courseId) },
      ],
      crumb: 'Notes',
    })
  },
}
