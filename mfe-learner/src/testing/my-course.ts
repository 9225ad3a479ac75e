import type { MyCourse, MyLesson } from '@kere/contracts/courses/learning'

const titles = [
  ['What clarity tells you', 'How a Secchi disc works', 'Build a Secchi disc from a steel plate'],
  ['Lowering it: shade side, slow rope', 'Check: six readings'],
]

export function makeMyCourse({ done = 2, ...given }: Partial<MyCourse> & { done?: number } = {}): MyCourse {
  let number = 0
  const modules = titles.map((lessons, index) => ({
    id: `mod_${index + 1}`,
    title: ['Depth and clarity', 'The health card'][index] ?? '',
    summary: '',
    duration: '1 week',
    lessons: lessons.map((title) => {
      number += 1
      return {
        id: `les_${number}`,
        title,
        kind: number === 3 ? 'task' : 'reading',
        durationMinutes: 25,
        isDone: number <= done,
        hasNote: false,
      }
    }),
  }))
  return {
    id: 'enr_1',
    course: {
      id: 'crs_1',
      title: 'Reading a lake: field methods for urban water',
      category: 'Water Resources',
      coverImage: null,
      educator: { id: 'usr_9', name: 'Asha Raghunath' },
      isWithdrawn: false,
      courseUrl: null,
    },
    enrolledAt: '2026-11-01T06:00:00.000Z',
    status: done === 0 ? 'not_started' : 'in_progress',
    progress: done * 20,
    completedAt: null,
    lessonCount: 5,
    lessonsDone: done,
    minutesLeft: (5 - done) * 25,
    resumeLessonId: `les_${done + 1}`,
    modules,
    ...given,
  }
}

export function makeMyLesson(number: number, given: Partial<MyLesson> = {}): MyLesson {
  const all = titles.flatMap((lessons, module) => lessons.map((title, index) => ({ title, module, index })))
  const { title = '', module = 0, index = 0 } = all[number - 1] ?? {}
  const reference = (place: number) => {
    const found = all[place - 1]
    return found ? { id: `les_${place}`, title: found.title } : null
  }
  return {
    id: `les_${number}`,
    title,
    kind: number === 3 ? 'task' : 'reading',
    durationMinutes: 25,
    html: `<p>A Secchi disc is the oldest water instrument still in daily use.</p><h2>What you need</h2><ol><li>A 20 cm steel plate</li><li>Matt enamel</li></ol><blockquote><p><strong>Before you lower it</strong></p><p>Stand on the shade side of the bund.</p></blockquote>`,
    videoUrl: null,
    bring: number === 3 ? ['A 20 cm steel plate with a hole at the centre', 'Six metres of cotton rope'] : [],
    checklist: number === 3 ? ['Paint the plate in quarters', 'Knot the rope every 10 cm'] : [],
    module: {
      title: module === 0 ? 'Depth and clarity' : 'The health card',
      number: module + 1,
      lessonCount: titles[module]?.length ?? 0,
    },
    number: index + 1,
    previous: reference(number - 1),
    next: reference(number + 1),
    isDone: number <= 2,
    checked: [],
    note: { text: '', version: 0, savedAt: null },
    ...given,
  }
}
