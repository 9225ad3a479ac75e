import type { EndpointOutput } from '@kere/contracts/http/endpoint'
import type { MyCourse, MyLesson, Note, setPosition } from '@kere/contracts/courses/learning'
import { type ApiClient, orNull } from '@kere/platform/api'
import type { Device, WaitingWrite } from '@kere/platform/device'
import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { targets } from './player.domain.ts'

const loadContract = () => import('@kere/contracts/courses/learning')
const loadSender = () => import('@kere/platform/send-write')

const gcTime = 30 * 60_000

export interface CourseVisit {
  course: MyCourse
  keptAt: Date | null
}

export interface LessonVisit {
  lesson: MyLesson
  keptAt: Date | null
}

export const courseKey = (courseId: string) => ['my-course', courseId] as const

export const lessonKey = (courseId: string, lessonId: string) => ['my-lesson', courseId, lessonId] as const

export const courseQuery = (api: ApiClient, courseId: string) =>
  queryOptions({
    queryKey: courseKey(courseId),
    // The query runs offline too, because the device may have stored the course.
    networkMode: 'always',
    gcTime,
    queryFn: async ({ signal }): Promise<CourseVisit | null> => {
      const { getMyCourse } = await loadContract()
      let keptAt: Date | null = null
      const options = { signal, onKept: (at: Date) => (keptAt = at) }
      const course = await orNull(api.call(getMyCourse, { params: { courseId } }, options))
      return course && { course, keptAt }
    },
  })

export const lessonQuery = (api: ApiClient, courseId: string, lessonId: string) =>
  queryOptions({
    queryKey: lessonKey(courseId, lessonId),
    networkMode: 'always',
    gcTime,
    queryFn: async ({ signal }): Promise<LessonVisit | null> => {
      const { getMyLesson } = await loadContract()
      let keptAt: Date | null = null
      const options = { signal, onKept: (at: Date) => (keptAt = at) }
      const lesson = await orNull(api.call(getMyLesson, { params: { courseId, lessonId } }, options))
      return lesson && { lesson, keptAt }
    },
  })

export const waitingKey = ['waiting-writes'] as const

export const waitingQuery = (openDevice: Sender['openDevice']) =>
  queryOptions({
    queryKey: waitingKey,
    networkMode: 'always',
    staleTime: 0,
    queryFn: async (): Promise<readonly WaitingWrite[]> => (await (await openDevice?.())?.listWrites()) ?? [],
  })

export interface Sender {
  api: ApiClient
  openDevice: (() => Promise<Device>) | null
}

export type Standing = EndpointOutput<typeof setPosition>

export async function sendPosition(sender: Sender, courseId: string, lessonId: string, openedAt: Date) {
  const [{ setPosition }, { sendWrite }] = await Promise.all([loadContract(), loadSender()])
  const body = { lessonId, openedAt: openedAt.toISOString() }
  return sendWrite(sender, setPosition, { params: { courseId }, body }, { target: targets.position(courseId) })
}

/** The device keeps a refused mark, because nobody may look at the lesson when the connection comes back. */
export async function sendDone(sender: Sender, courseId: string, lessonId: string, isDone: boolean) {
  const [{ updateMyLesson }, { sendWrite }] = await Promise.all([loadContract(), loadSender()])
  const options = { target: targets.done(courseId, lessonId), isKeptWhenRefused: true }
  return sendWrite(sender, updateMyLesson, { params: { courseId, lessonId }, body: { isDone } }, options)
}

export async function sendChecked(sender: Sender, courseId: string, lessonId: string, checked: number[]) {
  const [{ updateMyLesson }, { sendWrite }] = await Promise.all([loadContract(), loadSender()])
  const options = { target: targets.checked(courseId, lessonId) }
  return sendWrite(sender, updateMyLesson, { params: { courseId, lessonId }, body: { checked } }, options)
}

/** The device keeps the text even if the API refuses it because of a newer note. */
export async function sendNote(
  sender: Sender,
  courseId: string,
  lessonId: string,
  note: Pick<Note, 'text' | 'version'>,
) {
  const [{ saveNote }, { sendWrite }] = await Promise.all([loadContract(), loadSender()])
  const options = { target: targets.note(courseId, lessonId), isKeptWhenRefused: true }
  return sendWrite(sender, saveNote, { params: { courseId, lessonId }, body: note }, options)
}

export function changeCourse(cache: QueryClient, courseId: string, change: (course: MyCourse) => MyCourse) {
  cache.setQueryData<CourseVisit | null>(courseKey(courseId), (visit) =>
    visit ? { ...visit, course: change(visit.course) } : visit,
  )
}

export function changeLesson(
  cache: QueryClient,
  courseId: string,
  lessonId: string,
  change: (lesson: MyLesson) => MyLesson,
) {
  cache.setQueryData<LessonVisit | null>(lessonKey(courseId, lessonId), (visit) =>
    visit ? { ...visit, lesson: change(visit.lesson) } : visit,
  )
}
