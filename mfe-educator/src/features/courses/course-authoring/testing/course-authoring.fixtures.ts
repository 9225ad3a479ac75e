import type { CourseDraft, LessonDraft, Missing, OwnCourse } from '@kere/contracts/courses/course-authoring'
import type { CourseValue } from '../draft/course-value.ts'
import type { LessonValue } from '../draft/lesson-value.ts'
import { problem, type FetchStub } from '@kere/platform/react/stage'

export const savedAt = '2026-11-20T06:34:00.000Z'

export const makeOwnCourse = (given: Partial<OwnCourse> = {}): OwnCourse => ({
  id: 'crs_1',
  title: 'Reading a lake: field methods for urban water',
  description:
    'Learn to read an urban lake by its depth, its colour and its smell, with tools that you build yourself.',
  category: 'Water Resources',
  level: 'beginner',
  price: 1499,
  coverImage: null,
  status: 'published',
  version: 3,
  moduleCount: 2,
  lessonCount: 3,
  enrollmentCount: 214,
  completedCount: 20,
  averageProgress: 41,
  publishedAt: savedAt,
  touchedAt: savedAt,
  goesAt: null,
  ...given,
})

const lesson = (id: string, title: string, kind: 'reading' | 'video' | 'task' = 'reading') => ({
  id,
  title,
  kind,
  durationMinutes: 15,
  isPreview: false,
})

export const makeDraft = (given: Partial<CourseDraft> = {}): CourseDraft => ({
  id: 'crs_1',
  status: 'draft',
  version: 3,
  savedAt,
  publishedAt: null,
  goesAt: null,
  missing: [],
  details: {
    title: 'Reading a lake: field methods for urban water',
    description: 'Learn to read an urban lake with tools that you build yourself.',
    category: 'Water Resources',
    moreCategories: [],
    level: 'beginner',
    price: 1499,
    duration: '6 weeks',
    coverImage: null,
    courseUrl: null,
    language: 'en',
    objectives: ['Read a Secchi disc'],
    requirements: [],
  },
  outline: [
    {
      id: 'mod_1',
      title: 'Meet your lake',
      summary: '',
      duration: '1 week',
      lessons: [lesson('les_1', 'Why this lake?', 'video'), lesson('les_2', 'Who owns the water')],
    },
    {
      id: 'mod_2',
      title: 'Depth and clarity',
      summary: '',
      duration: '2 weeks',
      lessons: [lesson('les_3', 'Build a Secchi disc from a steel plate', 'task')],
    },
  ],
  lessonTexts: ['les_1', 'les_2', 'les_3'].map((id) => ({ id, version: 1, isEmpty: false, savedAt })),
  enrollmentCount: 0,
  educator: { id: 'usr_1', name: 'Asha Raghunath' },
  isOwn: true,
  mayPublish: true,
  ...given,
})

export const missingTitle: Missing = {
  kind: 'title',
  text: 'Course title is required',
  moduleId: null,
  lessonId: null,
}

interface Sent {
  method: string
  path: string
  body: unknown
}

/** Imitates the API for one course, as far as its pages need it: versions, new ids, and refusals on request. */
export function startCourseApi(first: CourseDraft = makeDraft()) {
  let draft = first
  let given = 0
  const lessons = new Map<string, LessonDraft>()
  const sent: Sent[] = []
  const refusals = new Map<string, Parameters<typeof problem>[0] | 'offline'>()
  const lessonOf = (id: string): LessonDraft =>
    lessons.get(id) ?? {
      id,
      version: 1,
      body: isLessonOf(draft, id) ? 'Look at the water.' : '',
      videoUrl: null,
      bring: [],
      checklist: [],
      checks: [],
      handIn: null,
      savedAt,
    }
  const state = () => ({
    id: draft.id,
    status: draft.status,
    version: draft.version,
    savedAt: new Date().toISOString(),
    publishedAt: draft.publishedAt,
    goesAt: draft.goesAt,
    missing: draft.missing,
  })

  const saveCourse = ({ version, ...value }: CourseValue & { version: number }) => {
    if (version !== draft.version) return problem('draft_changed')
    const ids: Record<string, string> = {}
    const rename = <Part extends { id: string }>(part: Part): Part => {
      if (!part.id.startsWith('new-')) return part
      ids[part.id] = `given_${(given += 1)}`
      return { ...part, id: ids[part.id]! }
    }
    const outline = value.outline.map((part) => rename({ ...part, lessons: part.lessons.map(rename) }))
    draft = { ...draft, details: value.details, outline, version: version + 1 }
    return Response.json({ ...state(), ids })
  }

  const saveLesson = (id: string, { version, ...value }: LessonValue & { version: number }) => {
    const stored = lessonOf(id)
    if (version !== stored.version) return problem('draft_changed')
    lessons.set(id, { ...stored, ...value, version: version + 1 })
    return Response.json({ id, version: version + 1, isEmpty: value.body === '', savedAt })
  }

  const answer: FetchStub = async ({ pathname }, request) => {
    const body: unknown = request.body ? await request.json() : null
    const name = `${request.method} ${pathname}`
    if (request.method !== 'GET') sent.push({ method: request.method, path: pathname, body })
    const refusal = refusals.get(name)
    if (refusal === 'offline') throw new TypeError('Failed to fetch')
    if (refusal) return problem(refusal)
    const lessonId = pathname.split('/')[6] ?? ''
    // The pages' own client has checked the bodies.
    switch (lessonId ? name.replace(lessonId, ':lesson') : name) {
      case 'GET /api/courses/crs_1/draft':
        return Response.json(draft)
      case 'PUT /api/courses/crs_1/draft':
        return saveCourse(body as CourseValue & { version: number })
      case 'GET /api/courses/crs_1/draft/lessons/:lesson':
        return Response.json(lessonOf(lessonId))
      case 'PUT /api/courses/crs_1/draft/lessons/:lesson':
        return saveLesson(lessonId, body as LessonValue & { version: number })
      case 'GET /api/courses/crs_1/draft/lessons/:lesson/preview':
        return Response.json({
          ...lessonOf(lessonId),
          title: 'Lesson',
          kind: 'reading',
          durationMinutes: 15,
          html: `<p>${lessonOf(lessonId).body}</p>`,
          leftOut: (lessonOf(lessonId).body.match(/<!--.*-->/g) ?? []).map((source) => ({ kind: 'comment', source })),
        })
      case 'PUT /api/courses/crs_1/publication':
        draft = { ...draft, status: 'published', publishedAt: savedAt }
        return Response.json({ ...state(), isFirst: true })
      case 'DELETE /api/courses/crs_1/publication':
        draft = { ...draft, status: 'draft' }
        return new Response(null, { status: 204 })
      case 'DELETE /api/courses/crs_1':
        draft = { ...draft, status: draft.enrollmentCount > 0 ? 'archived' : 'deleted' }
        return Response.json({ status: draft.status, goesAt: null })
      case 'POST /api/courses/crs_1/restoration':
        draft = { ...draft, status: 'draft' }
        return Response.json(state(), { status: 201 })
      default:
        return problem('not_found')
    }
  }

  return {
    answer,
    sent,
    draft: () => draft,
    lesson: lessonOf,
    saveElsewhere(details: Partial<CourseDraft['details']>) {
      draft = { ...draft, details: { ...draft.details, ...details }, version: draft.version + 1 }
    },
    saveLessonElsewhere: (id: string, body: string) =>
      lessons.set(id, { ...lessonOf(id), body, version: lessonOf(id).version + 1 }),
    refuseNext: (name: string, refusal: Parameters<typeof problem>[0] | 'offline') => refusals.set(name, refusal),
    allow: (name: string) => refusals.delete(name),
    lacks: (missing: readonly Missing[]) => {
      draft = { ...draft, missing: [...missing] }
    },
  }
}

const isLessonOf = ({ outline }: CourseDraft, id: string) =>
  !id.startsWith('given_') && outline.some(({ lessons }) => lessons.some((one) => one.id === id))
