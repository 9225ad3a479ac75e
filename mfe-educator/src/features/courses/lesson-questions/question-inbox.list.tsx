import type { QuestionState } from '@kere/contracts/courses/lesson-questions-options'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { defineList, readsOf } from '@kere/screens/list'
import { named, order, tabs } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import { lazy } from 'react'

export const route = { path: '/dashboard/questions', roles: ['educator', 'admin'] }

const loadContract = () => import('@kere/contracts/courses/lesson-questions')

const stateNames: Record<QuestionState, string> = {
  waiting: 'To answer',
  learners: 'Answered by learners',
  done: 'Done',
}

const inbox = defineList({
  name: 'question-inbox',
  path: route.path,
  title: 'Questions',
  description: 'Questions in all your courses, waiting longest first.',
  noun: ['question', 'questions'],
  filters: {
    state: tabs({ label: 'Questions by state', options: named(stateNames) }),
    sort: order<'oldest' | 'newest'>([
      { value: 'oldest', label: 'Waiting longest', column: 'at', isDescending: false },
      { value: 'newest', label: 'Newest first', column: 'at', isDescending: true },
    ]),
  },
  ...readsOf(async () => {
    const { questionInbox, getLessonQuestion: get } = await loadContract()
    return { list: questionInbox.list, get }
  }),
  rowName: ({ text }) => text,
  columns: [
    {
      id: 'question',
      header: 'Question',
      isTitle: true,
      cell: ({ text }) => <span className="line-clamp-2 font-semibold wrap-anywhere">{text}</span>,
    },
    {
      id: 'author',
      header: 'Asked by',
      hideFirst: true,
      cell: ({ authorName }) => <PersonCell person={{ name: authorName }} second={null} />,
    },
    {
      id: 'lesson',
      header: 'Lesson',
      hideFirst: true,
      cell: ({ course, lesson }) => <TwoLines first={lesson.title} second={course.title} />,
    },
    momentColumn('at', 'Asked (IST)', 'at'),
  ],
  card: ({ authorName, text, at, lesson }) => ({
    title: <span className="line-clamp-3 wrap-anywhere">{text}</span>,
    picture: <PersonPicture person={{ name: authorName }} />,
    lines: [
      `${authorName}, ${lesson.title}`,
      <span key="at">
        Asked <AgeOrDate instant={at} isInText />
      </span>,
    ],
  }),
  panel: {
    param: 'question',
    component: lazy(async () => ({ default: (await import('./question-panel.tsx')).QuestionPanel })),
    missing: { text: 'It may have been deleted, or be on another page.', link: 'Show all questions' },
  },
  waits: ({ state }) => state !== 'done',
  failed: { title: 'Failed to fetch the questions', text: 'What learners asked is safe.' },
  empty: { title: 'No question waits', text: 'What learners ask in your courses appears here.' },
})

export const page = listScreen(inbox)
