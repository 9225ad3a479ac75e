import type { LessonQuestion } from '@kere/contracts/courses/lesson-questions'

const post = { at: '2026-11-20T06:00:00.000Z', isMine: false, isEdited: false, isHidden: false }

export const makeQuestion = (about: Partial<LessonQuestion> = {}): LessonQuestion => ({
  ...post,
  id: 'lqn_1',
  authorName: 'Omkar Jadhav',
  text: 'Is matt primer enough?',
  course: { id: 'crs_1', title: 'Reading a lake' },
  lesson: { id: 'les_3', title: 'Build a Secchi disc' },
  state: 'learners',
  isFollowed: false,
  mayGuide: false,
  answers: [
    {
      ...post,
      id: 'lan_1',
      authorName: 'Nafisa L.',
      text: 'It goes grey after three dips.',
      isEducator: false,
      isEndorsed: true,
    },
  ],
  ...about,
})
