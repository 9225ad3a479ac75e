import { courseCategories, courseLevels } from '@kere/contracts/courses/course-options'
import { interests, learningStyles, userTypes } from '@kere/contracts/paths/learning-path-options'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PathAnswers, PathCandidate } from './path-source.ts'
import { countAnswers, nearnessTo, rankPath, weights } from './rank-path.domain.ts'

const seed = 20261126

const someAnswers: fc.Arbitrary<PathAnswers> = fc.record({
  userType: fc.constantFrom(...userTypes),
  interests: fc.uniqueArray(fc.constantFrom(...interests)),
  learningStyle: fc.constantFrom(...learningStyles),
})

const suits = <Key extends string>(keys: readonly Key[]) =>
  fc
    .uniqueArray(fc.constantFrom(...keys))
    .map((chosen) => Object.fromEntries(chosen.map((key) => [key, `for ${key}`])) as Partial<Record<Key, string>>)

const aCandidate: fc.Arbitrary<PathCandidate> = fc.record({
  id: fc.uuid(),
  title: fc.constant('Compost that works'),
  path: fc.constant('/courses/crs_1'),
  subjects: fc.uniqueArray(fc.constantFrom(...courseCategories), { maxLength: 3 }),
  level: fc.option(fc.constantFrom(...courseLevels)),
  price: fc.option(fc.constantFrom(0, 499)),
  suitsTime: suits(userTypes),
  suitsStyle: suits(learningStyles),
  startsAt: fc.option(fc.integer({ min: 0, max: 5 })),
  endsAt: fc.constant(null),
  publishedAt: fc.integer({ min: 0, max: 5 }),
  coverImage: fc.constant(null),
  facts: fc.constant([]),
  standing: fc.constant(null),
})

const aCatalogue = fc.uniqueArray(aCandidate, { selector: ({ id }) => id, maxLength: 12 })

const holds = <Given extends unknown[]>(property: fc.IProperty<Given>) => fc.assert(property, { seed, numRuns: 400 })

const idsOf = (answers: PathAnswers, catalogue: readonly PathCandidate[]) =>
  rankPath(answers, catalogue).map(({ candidate }) => candidate.id)

const plain: PathCandidate = {
  id: 'crs_1',
  title: 'Compost that works',
  path: '/courses/crs_1',
  subjects: [],
  level: null,
  price: null,
  suitsTime: {},
  suitsStyle: {},
  startsAt: null,
  endsAt: null,
  publishedAt: 0,
  coverImage: null,
  facts: [],
  standing: null,
}

describe('[U-30] [W-37] a learning path', () => {
  it('never ranks a better match below a worse one', () => {
    holds(
      fc.property(someAnswers, aCatalogue, (answers, catalogue) => {
        const scores = rankPath(answers, catalogue).map(({ score }) => score)
        expect(scores).toEqual(scores.toSorted((one, other) => other - one))
        const fitted = rankPath(answers, catalogue).map(({ reasons }) => reasons.length)
        expect(fitted).toEqual(fitted.toSorted((one, other) => other - one))
      }),
    )
  })

  it('ranks what fits one answer more above itself as it was', () => {
    holds(
      fc.property(someAnswers, aCandidate, aCatalogue, (answers, candidate, others) => {
        const { [answers.learningStyle]: _, ...rest } = candidate.suitsStyle
        const worse = { ...candidate, id: 'a-worse', suitsStyle: rest }
        const better = { ...worse, id: 'b-better', suitsStyle: { ...rest, [answers.learningStyle]: 'for it' } }
        const ids = idsOf(answers, [worse, ...others, better])
        expect(ids).toContain('b-better')
        const place = ids.indexOf('a-worse')
        expect(ids.indexOf('b-better')).toBeLessThan(place === -1 ? ids.length : place)
      }),
    )
  })

  it('gives every item a reason for each answer that it fits, and each is true', () => {
    holds(
      fc.property(someAnswers, aCatalogue, (answers, catalogue) => {
        for (const { candidate, reasons } of rankPath(answers, catalogue)) {
          expect(reasons.length).toBeGreaterThan(0)
          expect(reasons.length).toBeLessThanOrEqual(countAnswers(answers))
          const named = reasons.map(({ answer }) => answer)
          expect(new Set(named).size).toBe(named.length)
          expect(named.includes('interests')).toBe(
            answers.interests.some((interest) => nearnessTo(interest, candidate.subjects) !== null),
          )
          expect(named.includes('learningStyle')).toBe(candidate.suitsStyle[answers.learningStyle] !== undefined)
          const ofUser = reasons.find(({ answer }) => answer === 'userType')?.text.toLowerCase() ?? ''
          expect(ofUser.includes('level') ? ofUser.includes(`${candidate.level} level`) : true).toBe(true)
          expect(ofUser.includes('free') ? candidate.price : 0).toBe(0)
        }
      }),
    )
  })

  it('leaves out only what no reason can be given for', () => {
    holds(
      fc.property(someAnswers, aCatalogue, (answers, catalogue) => {
        const ids = new Set(idsOf(answers, catalogue))
        for (const candidate of catalogue.filter(({ id }) => !ids.has(id))) {
          expect(candidate.suitsStyle[answers.learningStyle]).toBeUndefined()
          expect(answers.interests.every((interest) => nearnessTo(interest, candidate.subjects) === null)).toBe(true)
        }
      }),
    )
  })

  it('is the same for the same answers, in whatever order the catalogue comes', () => {
    holds(
      fc.property(
        someAnswers,
        aCatalogue.chain((catalogue) =>
          fc.tuple(fc.constant(catalogue), fc.shuffledSubarray(catalogue, { minLength: catalogue.length })),
        ),
        (answers, [catalogue, shuffled]) => {
          expect(idsOf(answers, shuffled)).toEqual(idsOf(answers, catalogue))
        },
      ),
    )
  })

  it('counts an answer more than all details together', () => {
    const ofInterests = weights.about + weights.further * (interests.length - 1)
    const details = ofInterests + weights.level + weights.price + weights.time
    expect(weights.near - interests.length).toBeGreaterThan(weights.level + weights.price + weights.time)
    expect(details).toBeLessThan(weights.answer)
  })

  it.each([
    [['Waste Management'], 'Waste management and circular economy, 2 of your interests'],
    [['Environmental Policy'], 'Close to waste management and circular economy, 2 of your interests'],
    [['Green Building'], 'Smart cities, your third interest'],
    [['Climate Science', 'Green Building'], 'Close to smart cities, your third interest'],
  ] as const)('says of %j: %s', (subjects, text) => {
    const chosen = ['waste_management', 'circular_economy', 'smart_cities'] as const
    const answers = { userType: 'just_exploring', interests: chosen, learningStyle: 'events' } as const
    expect(rankPath(answers, [{ ...plain, subjects }])[0]?.reasons).toEqual([{ answer: 'interests', text }])
  })

  it('names level, price and time for who answers', () => {
    const candidate = {
      ...plain,
      level: 'beginner',
      price: 0,
      suitsTime: { college_student: 'only 3 weeks long' },
    } as const
    const answers = { userType: 'college_student', interests: [], learningStyle: 'events' } as const
    expect(rankPath(answers, [candidate])[0]?.reasons).toEqual([
      { answer: 'userType', text: 'Beginner level, free and only 3 weeks long: suits a college student' },
    ])
  })
})
