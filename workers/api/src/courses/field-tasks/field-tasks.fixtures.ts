import { aMail } from '../../../test/factories.ts'
import { aFieldTask, aHandIn, aPhoto, aTask } from '../../../test/field-tasks.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import type { People } from '../../../test/people.ts'

const taskOf = ({ learner, educator }: People) => aFieldTask(educator.id, [learner.id])

const later = Date.parse('2100-01-01T00:00:00Z')

/** Educators of other courses find nothing. */
const ofGuides = { answers: { otherEducator: 404, pendingEducator: 404 } } as const satisfies Fixture

const handedIn = (about: Parameters<typeof aHandIn>[2] = {}) => ({
  params: async (people: People) => ({ id: await aHandIn(await taskOf(people), people.learner.id, about) }),
})

const changed = (about: Parameters<typeof aHandIn>[2]) => ({
  params: async (people: People) => {
    const lastChange = await aMail(people.learner, { dueAt: later })
    return { id: await aHandIn(await taskOf(people), people.learner.id, { settledAt: 1, lastChange, ...about }) }
  },
})

const withPhoto = {
  answers: { otherLearner: 404, minor: 404, newcomer: 404, educator: 404, pendingEducator: 404 },
  params: async ({ learner, otherEducator }: People) => {
    const { id: fileId } = await aPhoto(learner)
    return { id: await aHandIn(await aFieldTask(otherEducator.id, [learner.id]), learner.id, { fileId }) }
  },
} as const satisfies Fixture

const atLesson = async (people: People) => {
  const { courseId, lessonId } = await aFieldTask(
    people.otherEducator.id,
    [people.learner.id],
    aTask({ kind: 'number' }),
  )
  return { courseId, lessonId }
}

export const fixtures: Fixtures = {
  getFieldTask: { owner: 'learner', params: atLesson },
  handInFieldTask: { owner: 'learner', params: atLesson, body: () => ({ note: '', number: '42', fileText: '' }) },
  takeBackHandIn: { owner: 'learner', ...handedIn() },
  putBackHandIn: { owner: 'learner', ...handedIn({ state: 'withdrawn', settledAt: 1 }) },
  shareHandIn: { owner: 'learner', ...handedIn({ state: 'accepted', settledAt: 1 }) },
  listHandIns: { variants: [{ query: '?state=waiting&sort=newest' }] },
  getHandIn: { ...ofGuides, ...handedIn() },
  acceptHandIn: { ...ofGuides, ...handedIn() },
  askAnotherTry: { ...ofGuides, ...handedIn(), body: () => ({ text: 'Please show the rope too.' }) },
  undoHandInAnswer: {
    ...ofGuides,
    undoes: ['acceptHandIn', 'askAnotherTry'],
    ...changed({ state: 'accepted' }),
  },
  linkHandInFile: withPhoto,
  getHandInPhoto: withPhoto,
}
