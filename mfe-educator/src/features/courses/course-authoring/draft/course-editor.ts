import type { CourseDraft } from '@kere/contracts/courses/course-authoring'
import type { ApiClient } from '@kere/platform/api'
import type { QueryClient } from '@tanstack/react-query'
import { isNew, isSameCourse, pairIds, renameIds, toSend, valueOf, type CourseValue } from './course-value.ts'
import { lessonToSend, lessonValueOf, type LessonValue } from './lesson-value.ts'
import { createLocalCopy, moveLocalCopy, type Versioned } from '@kere/platform/local-copies'
import { createDocument, type DocumentState, type SavedDocument } from '@kere/screens/editor/saved-document'
import { draftKey, draftQuery, lessonQuery, loadContract, patchDraft } from './course-draft.api.ts'

interface EditorOptions {
  api: ApiClient
  cache: QueryClient
  userId: string
  first: CourseDraft
}

const conflictCode = 'draft_changed'
/** The server made this lesson with its module, so the page does not know its version yet. */
const unknownVersion = 0

export function createCourseEditor({ api, cache, userId, first }: EditorOptions) {
  const { id } = first
  const lessons = new Map<string, SavedDocument<LessonValue>>()
  const listeners = new Set<() => void>()
  const publish = () => {
    summary = summarize()
    for (const listener of listeners) listener()
  }
  const keys = new Map<string, string>()
  const ids = new Map<string, string>()
  const idOf = (key: string) => ids.get(key) ?? key
  const keyOf = (lessonId: string) => keys.get(lessonId) ?? lessonId
  const lessonCopy = (lessonId: string) => `lesson.${id}.${lessonId}`

  const course = createDocument<CourseValue>({
    first: valueOf(first),
    copy: createLocalCopy({ userId, name: `course.${id}`, isValue: isCourseValue }),
    conflictCode,
    async save(value, version, idempotencyKey) {
      const { saveCourseDraft } = await loadContract()
      const body = { version, ...toSend(value) }
      const { ids: given, ...answer } = await api.call(saveCourseDraft, { params: { id }, body }, { idempotencyKey })
      const saved = renameIds(value, given)
      patchDraft(cache, id, { ...answer, ...saved })
      return { value: saved, version: answer.version }
    },
    load: async () => valueOf(await freshDraft()),
    merge(current, sent, answered) {
      const given = pairIds(sent.outline, answered.outline)
      for (const [key, name] of Object.entries(given)) {
        ids.set(key, name)
        keys.set(name, key)
        moveLocalCopy(userId, lessonCopy(key), lessonCopy(name))
      }
      return renameIds(current, given)
    },
    isSame: isSameCourse,
  })

  async function freshDraft(): Promise<CourseDraft> {
    const draft = await cache.query({ ...draftQuery(api, id), staleTime: 0 })
    if (draft) return draft
    // Deleted meanwhile: what the API says of it.
    return api.call((await loadContract()).getCourseDraft, { params: { id } })
  }

  const loadLesson = async (lessonId: string): Promise<Versioned<LessonValue>> => {
    const draft = await cache.query({ ...lessonQuery(api, id, lessonId), staleTime: 0 })
    return { value: lessonValueOf(draft), version: draft.version }
  }

  const createLesson = (key: string, start: Versioned<LessonValue>) =>
    createDocument<LessonValue>({
      first: start,
      copy: createLocalCopy({ userId, name: () => lessonCopy(idOf(key)), isValue: isLessonValue }),
      conflictCode,
      async save(value, named, idempotencyKey) {
        // The server knows a lesson once its outline is saved.
        if (isNew(idOf(key))) await course.flush()
        const lessonId = idOf(key)
        if (isNew(lessonId)) throw course.state.failure ?? new Error('The outline is not saved')
        const version = named === unknownVersion ? (await loadLesson(lessonId)).version : named
        const { saveLessonDraft } = await loadContract()
        const params = { id, lessonId }
        const answer = await api.call(
          saveLessonDraft,
          { params, body: { version, ...lessonToSend(value) } },
          { idempotencyKey },
        )
        cache.setQueryData(lessonQuery(api, id, lessonId).queryKey, { ...answer, ...value })
        void cache.invalidateQueries({ queryKey: draftKey(id) })
        return { value, version: answer.version }
      },
      load: () => loadLesson(idOf(key)),
    })

  const documents = (): SavedDocument<unknown>[] =>
    // The code only reads their states.
    [course, ...lessons.values()] as unknown as SavedDocument<unknown>[]

  const summarize = () => {
    const states = documents().map(({ state }) => state)
    const savedAt = Math.max(0, ...states.map((state) => state.savedAt ?? 0))
    const phase: DocumentState<unknown>['phase'] =
      phases.find((candidate) => states.some((state) => state.phase === candidate)) ?? 'idle'
    return {
      phase,
      isDirty: states.some((state) => state.isDirty),
      isKept: states.every((state) => state.isKept),
      savedAt: savedAt || Date.parse(first.savedAt),
      failure: states.find((state) => state.failure !== null && state.phase !== 'saving')?.failure ?? null,
    }
  }
  let summary = summarize()
  course.listen(publish)

  return {
    id,
    course,
    keyOf,
    idOf,
    /** An opened document stays, because it may still be saving when another one is shown. */
    lesson: (lessonId: string) => lessons.get(keyOf(lessonId)),
    openLesson(lessonId: string, start: Versioned<LessonValue>) {
      const key = keyOf(lessonId)
      const open = lessons.get(key) ?? createLesson(key, start)
      if (lessons.has(key)) return open
      lessons.set(key, open)
      open.listen(publish)
      // It may hold unsaved changes; no listener may be called while it is rendered.
      queueMicrotask(publish)
      return open
    },
    listen(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    get summary() {
      return summary
    },
    /** @returns whether nothing is left to save */
    async flush() {
      const results = await Promise.all(documents().map((document) => document.flush()))
      return results.every(Boolean)
    },
    lessonVersions: () =>
      Object.fromEntries(
        [...lessons].flatMap(([key, { version }]) => (version === unknownVersion ? [] : [[idOf(key), version]])),
      ),
    open() {
      const retry = () => {
        for (const document of documents()) void document.flush()
      }
      globalThis.addEventListener('online', retry)
      return () => {
        globalThis.removeEventListener('online', retry)
        for (const document of documents()) document.rest()
      }
    },
  }
}

export type CourseEditor = ReturnType<typeof createCourseEditor>

const phases = ['conflict', 'refused', 'offline', 'failed', 'saving'] as const

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isCourseValue = (value: unknown): value is CourseValue =>
  isObject(value) && 'details' in value && isObject(value.details) && 'outline' in value && Array.isArray(value.outline)

const isLessonValue = (value: unknown): value is LessonValue =>
  isObject(value) && 'body' in value && typeof value.body === 'string' && 'bring' in value && Array.isArray(value.bring)
