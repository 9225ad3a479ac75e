import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import type { QuestionState } from '@kere/contracts/courses/lesson-questions-options'
import { momentColumn, TwoLines } from '@kere/screens/cells'
import { defineList, readsOf } from '@kere/screens/list'
import { named, order, tabs } from '@kere/screens/list-filter'
import { listScreen } from '@kere/screens/list-screen'
import { PersonCell, PersonPicture } from '@kere/screens/person'
import { AgeOrDate } from '@kere/ui/time/time-ago'
import { lazy } from 'react'

export const route = { path: '/dashboard/questions', languages: ['kn', 'hi', 'ta'], roles: ['educator', 'admin'] }

const loadContract = () => import('@kere/contracts/courses/lesson-questions')

const stateNames: Record<QuestionState, string> = {
  waiting: t('To answer', 'Text, educator'),
  learners: t('Answered by learners', 'Text, educator'),
  done: t('Done', 'State of an act, educator'),
}

const inbox = defineList({
  name: 'question-inbox',
  path: route.path,
  title: t('Questions', 'Title, educator'),
  description: t('Questions in all your courses, waiting longest first.', 'Text, educator'),
  noun: [t('question', 'Noun after a number'), t('questions', 'Noun after a number, plural')],
  filters: {
    state: tabs({ label: t('Questions by state', 'Label, educator'), options: named(stateNames) }),
    sort: order<'oldest' | 'newest'>([
      { value: 'oldest', label: t('Waiting longest', 'Label, educator'), column: 'at', isDescending: false },
      { value: 'newest', label: t('Newest first', 'Label, educator'), column: 'at', isDescending: true },
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
      header: t('Question', 'Head of a column, educator'),
      isTitle: true,
      cell: ({ text }) => (
        <span lang={englishHere} className="line-clamp-2 font-semibold wrap-anywhere">
          {text}
        </span>
      ),
    },
    {
      id: 'author',
      header: t('Asked by', 'Head of a column, educator'),
      hideFirst: true,
      cell: ({ authorName }) => <PersonCell person={{ name: authorName }} second={null} />,
    },
    {
      id: 'lesson',
      header: t('Lesson', 'Head of a column, educator'),
      hideFirst: true,
      cell: ({ course, lesson }) => (
        <TwoLines
          first={<span lang={englishHere}>{lesson.title}</span>}
          second={<span lang={englishHere}>{course.title}</span>}
        />
      ),
    },
    momentColumn('at', t('Asked (IST)', 'Text, educator'), 'at'),
  ],
  card: ({ authorName, text, at, lesson }) => ({
    title: (
      <span lang={englishHere} className="line-clamp-3 wrap-anywhere">
        {text}
      </span>
    ),
    picture: <PersonPicture person={{ name: authorName }} />,
    lines: [
      <span key="lesson" lang={englishHere}>{`${authorName}, ${lesson.title}`}</span>,
      <span key="at">
        {t('Asked', 'Before a time, educator')} <AgeOrDate instant={at} isInText />
      </span>,
    ],
  }),
  panel: {
    param: 'question',
    component: lazy(async () => ({ default: (await import('./question-panel.tsx')).QuestionPanel })),
    missing: {
      text: t('It may have been deleted, or be on another page.', 'Text, educator'),
      link: t('Show all questions', 'Link, educator'),
    },
  },
  waits: ({ state }) => state !== 'done',
  failed: {
    title: t('Failed to fetch the questions', 'Title, educator'),
    text: t('What learners asked is safe.', 'Text, educator'),
  },
  empty: {
    title: t('No question waits', 'Title, educator'),
    text: t('What learners ask in your courses appears here.', 'Text, educator'),
  },
})

export const page = listScreen(inbox)
