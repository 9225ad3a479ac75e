import type { publishCourse as endpoint } from '@kere/contracts/courses/course-authoring'
import type { EndpointRequest } from '@kere/contracts/http/endpoint'
import { messages } from '@kere/contracts/http/messages'
import type { Context, SignedIn } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { courseStateOf, statusOf } from './course-draft-answer.ts'
import { lessonsOf, type Missing, missingOf } from './course-draft.domain.ts'
import type { StoredDraft } from './course-draft.queries.ts'
import { selectChangedLessons, updateToPublished, updateToUnpublished } from './publication.queries.ts'
import { renderLesson } from './render-lesson.ts'
import { requireDraft } from './course-authoring.ts'

type Seen = EndpointRequest<typeof endpoint>['body']

/** @throws {DomainError} `not_found`, `course_archived`, `draft_changed`, `course_incomplete`, `lesson_too_complex` */
export async function publishCourse(context: Context, courseId: string, seen: Seen) {
  const { state } = await publishDraft(context, courseId, seen)
  return state
}

export async function publishDraft(context: Context, courseId: string, seen: Seen) {
  const author = requireSignedIn(context)
  const draft = await requireDraft(context, courseId)
  if (context.isDone)
    return {
      state: { ...courseStateOf(draft), isFirst: context.kept === 'first' },
      before: context.kept === 'changed' ? ('changed' as const) : ('draft' as const),
    }
  if (draft.archivedAt !== null) throw new DomainError('course_archived')
  const isFirst = draft.publishedAt === null
  const before = statusOf(draft)
  if (before === 'published') return { state: { ...courseStateOf(draft), isFirst }, before }
  requireSeen(draft, seen, author)
  requireComplete(draft)

  const titles = new Map(lessonsOf(draft.outline).map(({ id, title }) => [id, title]))
  const rendered = []
  for (const { id, body, checks } of await selectChangedLessons(context.db, courseId))
    rendered.push({ id, html: (await renderLesson(body, titles.get(id))).html, checks })

  const published = await updateToPublished(context, {
    courseId,
    author,
    read: draft,
    rendered,
    kept: isFirst ? 'first' : before,
  })
  if (!published) throw new DomainError('draft_changed')
  const after = { ...draft, ...published, savedAt: published.updatedAt, published: true }
  return { state: { ...courseStateOf(after), isFirst }, before }
}

/**
 * A person who publishes somebody else’s course must name the version of the draft and of each lesson, or the time of
 * the last save.
 */
function requireSeen(draft: StoredDraft, { version, lessonVersions = {} }: Seen, author: SignedIn) {
  const isOwn = draft.educatorId === author.userId
  const isNamed = (id: string) => isOwn || lessonVersions[id] !== undefined
  const isSeen =
    version === draft.savedAt ||
    ((version === draft.version || (version === undefined && isOwn)) &&
      lessonsOf(draft.outline).every(({ id }) => isNamed(id)) &&
      Object.entries(lessonVersions).every(([id, of]) => draft.lessons.get(id)?.version === of))
  if (!isSeen) throw new DomainError('draft_changed')
}

function requireComplete({ details, outline, lessons }: StoredDraft) {
  const missing = missingOf(details, outline, lessons)
  if (missing.length === 0) return
  const errors = missing.map((each) => ({ pointer: pointerOf(each), detail: each.text }))
  throw new DomainError('course_incomplete', missing[0]?.text, undefined, errors)
}

const pointerOf = ({ kind, moduleId, lessonId }: Missing) =>
  moduleId === null ? `/details/${kind}` : `/outline/${moduleId}${lessonId === null ? '' : `/${lessonId}`}/${kind}`

/** Its learners keep it (U-21). @throws {DomainError} `not_found` */
export async function unpublishCourse(context: Context, courseId: string) {
  await withdrawCourse(context, courseId)
}

export async function withdrawCourse(context: Context, courseId: string) {
  const { isDone, row } = await updateToUnpublished(context, { courseId, author: requireSignedIn(context) })
  if (!row) throw new DomainError('not_found', messages.courseNotFound)
  return { isChanged: isDone, hadChanges: row.hadChanges }
}
