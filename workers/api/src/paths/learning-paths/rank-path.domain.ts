import type { CourseCategory, CourseLevel } from '@kere/contracts/courses/course-options'
import {
  type Interest,
  interestNames,
  interestSubjects,
  type PathAnswer,
  type UserType,
} from '@kere/contracts/paths/learning-path-options'
import type { PathAnswers, PathCandidate } from './path-source.ts'

/**
 * The points for a match. An answer counts more than all details together, so that a candidate that fits more answers
 * always comes first.
 */
export const weights = {
  answer: 100,
  /**
   * For a subject that is an interest, or close to one. Each later interest counts one point less, but the subject always
   * counts more than the user type.
   */
  about: 40,
  near: 25,
  /** For each further interest that it fits. */
  further: 2,
  level: 8,
  price: 5,
  time: 5,
} as const

const levels: Record<UserType, readonly CourseLevel[]> = {
  school_student: ['beginner'],
  college_student: ['beginner', 'intermediate'],
  working_professional: ['intermediate', 'advanced'],
  just_exploring: ['beginner'],
}

const looksForFree: Record<UserType, boolean> = {
  school_student: true,
  college_student: true,
  working_professional: false,
  just_exploring: true,
}

const suited: Record<UserType, string> = {
  school_student: 'suits a school student',
  college_student: 'suits a college student',
  working_professional: 'suits a working professional',
  just_exploring: 'suits a first look around',
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const

export interface Reason {
  answer: PathAnswer
  text: string
}

interface Fit extends Reason {
  weight: number
}

export interface RankedItem<Candidate extends PathCandidate = PathCandidate> {
  candidate: Candidate
  score: number
  /** One reason for each answer that it fits; there is at least one. */
  reasons: readonly Reason[]
}

/** Counts the answers that a candidate can fit: without interests there is one less. */
export const countAnswers = ({ interests }: Pick<PathAnswers, 'interests'>) => (interests.length > 0 ? 3 : 2)

/**
 * Sorts the candidates: first by the number of answers they fit, then by how well they fit, then by what starts
 * soonest, then the newest. A candidate that fits no answer is left out, because no reason could be given for it.
 */
export function rankPath<Candidate extends PathCandidate>(
  answers: PathAnswers,
  candidates: readonly Candidate[],
): RankedItem<Candidate>[] {
  return candidates
    .map((candidate) => rate(answers, candidate))
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted(byRank)
}

function byRank(one: RankedItem, other: RankedItem): number {
  const [first, second] = [one.candidate, other.candidate]
  return (
    other.score - one.score ||
    compare(first.startsAt ?? Infinity, second.startsAt ?? Infinity) ||
    compare(second.publishedAt, first.publishedAt) ||
    compare(first.id, second.id)
  )
}

const compare = <Key extends number | string>(one: Key, other: Key) => (one < other ? -1 : one > other ? 1 : 0)

function rate<Candidate extends PathCandidate>(answers: PathAnswers, candidate: Candidate): RankedItem<Candidate> {
  const fits = [fitInterests(answers, candidate), fitUserType(answers, candidate), fitStyle(answers, candidate)].filter(
    (fit) => fit !== null,
  )
  return {
    candidate,
    score: fits.reduce((sum, { weight }) => sum + weights.answer + weight, 0),
    reasons: fits.map(({ answer, text }) => ({ answer, text })),
  }
}

type Nearness = 'about' | 'near' | null

export function nearnessTo(interest: Interest, [main, ...touched]: readonly CourseCategory[]): Nearness {
  if (main === undefined) return null
  const { about, near }: Record<'about' | 'near', readonly CourseCategory[]> = interestSubjects[interest]
  if (about.includes(main)) return 'about'
  return near.includes(main) || touched.some((subject) => about.includes(subject)) ? 'near' : null
}

function fitInterests({ interests }: PathAnswers, { subjects }: PathCandidate): Fit | null {
  const fits = interests.flatMap((interest, place) => {
    const nearness = nearnessTo(interest, subjects)
    return nearness ? [{ interest, place, nearness }] : []
  })
  if (fits.length === 0) return null
  const about = fits.filter(({ nearness }) => nearness === 'about')
  const named = about.length > 0 ? about : fits
  return {
    answer: 'interests',
    weight:
      Math.max(...fits.map(({ nearness, place }) => weights[nearness] - place)) + weights.further * (fits.length - 1),
    text:
      about.length > 0
        ? interestText(named, interests.length)
        : `Close to ${interestText(named, interests.length, true)}`,
  }
}

function interestText(named: readonly { interest: Interest; place: number }[], chosen: number, isWithin = false) {
  const names = named.map(({ interest }) => interestNames[interest])
  const text = listWords(names.map((name, index) => (index > 0 || isWithin ? name.toLowerCase() : name)))
  if (named.length > 1) return `${text}, ${named.length === chosen ? 'your' : `${named.length} of your`} interests`
  return `${text}, your ${chosen > 1 ? `${ordinals[named[0]?.place ?? 0]} ` : ''}interest`
}

function fitUserType({ userType }: PathAnswers, { level, price, suitsTime }: PathCandidate): Fit | null {
  const time = suitsTime[userType]
  const parts = [
    ...(level !== null && levels[userType].includes(level) ? [{ weight: weights.level, text: `${level} level` }] : []),
    ...(price === 0 && looksForFree[userType] ? [{ weight: weights.price, text: 'free' }] : []),
    ...(time === undefined ? [] : [{ weight: weights.time, text: time }]),
  ]
  if (parts.length === 0) return null
  const words = listWords(parts.map(({ text }) => text))
  return {
    answer: 'userType',
    weight: parts.reduce((sum, { weight }) => sum + weight, 0),
    text: `${words.charAt(0).toUpperCase()}${words.slice(1)}: ${suited[userType]}`,
  }
}

function fitStyle({ learningStyle }: PathAnswers, { suitsStyle }: PathCandidate): Fit | null {
  const text = suitsStyle[learningStyle]
  return text === undefined ? null : { answer: 'learningStyle', weight: 0, text }
}

const words = new Intl.ListFormat('en-IN', { type: 'conjunction' })

const listWords = (parts: readonly string[]) => words.format(parts)
