import { aMail } from '../../../test/factories.ts'
import { aClass, anAnswer, aQuestion } from '../../../test/lesson-questions.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import type { People } from '../../../test/people.ts'
import { questionPage } from './lesson-questions.queries.ts'

const classOf = ({ learner, minor, educator }: People) => aClass(educator.id, [learner.id, minor.id])

/** These have no place in the course, and find nothing. */
const answers: Fixture['answers'] = {
  otherLearner: 404,
  newcomer: 404,
  otherEducator: 404,
  pendingEducator: 404,
}

const atLesson: Fixture = { answers, params: async (people) => ({ lessonId: (await classOf(people)).lessonId }) }

const ofLearner = {
  owner: 'learner',
  params: async (people: People) => ({ id: await aQuestion(await classOf(people), people.learner.id) }),
} as const

const atQuestion: Fixture = { answers, params: ofLearner.params }

const atAnswer: Fixture = {
  answers,
  params: async (people) => {
    const question = await aQuestion(await classOf(people), people.minor.id)
    return { id: await anAnswer(question, people.learner.id) }
  },
}

const later = questionPage({ sort: 'newest' }).cursorOf({ createdAt: 1, id: 'lqn_1' })

export const fixtures: Fixtures = {
  listLessonQuestions: { ...atLesson, variants: [{ query: `?sort=newest&cursor=${later}` }] },
  findSimilarQuestions: { ...atLesson, answers: 200, query: () => '?text=matt%20primer' },
  askLessonQuestion: { ...atLesson, body: () => ({ text: 'Is matt primer enough?' }) },
  getLessonQuestion: atQuestion,
  answerLessonQuestion: { ...atQuestion, body: () => ({ text: 'It goes grey after three dips.' }) },
  followLessonQuestion: { ...atQuestion, body: () => ({ isFollowed: true }) },
  editLessonPost: { ...ofLearner, body: () => ({ text: 'Is matt primer enough for a season?' }) },
  deleteLessonPost: ofLearner,
  hideLessonPost: { ...atAnswer, body: () => ({ isHidden: true }) },
  reportLessonPost: { ...atAnswer, body: () => ({ reason: 'spam', text: 'Sells paint.' }) },
  endorseLessonAnswer: atAnswer,
  listQuestionInbox: {
    params: async (people) => ofLearner.params(people),
    variants: [{ query: '?state=waiting&sort=newest' }],
  },
  getAnswerTime: { params: async (people) => ({ courseId: (await classOf(people)).courseId }) },
  undoLessonEndorsement: {
    ...atAnswer,
    undoes: ['endorseLessonAnswer'],
    params: async (people) => {
      const question = await aQuestion(await classOf(people), people.minor.id)
      const lastChange = await aMail(people.learner, { dueAt: Date.parse('2100-01-01T00:00:00Z') })
      return { id: await anAnswer(question, people.learner.id, { endorsedAt: 1, lastChange }) }
    },
  },
}
