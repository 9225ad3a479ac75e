import type { MentorshipArea } from '@kere/contracts/mentorship/mentorship-options'
import { mentorshipLimits } from '@kere/contracts/mentorship/mentorship-options'

export interface Candidate {
  id: string
  designation: string | null
  subjects: readonly string[]
  languages: readonly string[]
  place: string | null
  areas: readonly string[]
  capacity: number | null
  pausedUntil: string | null
  load: number
  /** False for a learner under 18 if no admin has approved the educator for that. */
  isForLearner: boolean
  /** How long each answer of the last 90 days took, in milliseconds. */
  answerTimes: readonly number[]
}

interface Asked {
  area: MentorshipArea
  languages: readonly string[]
  place: string | null
  /** The educator for whom the learner asked. */
  wishedId: string | null
}

/** The subjects of a profile that stand for an area if the educator has not chosen any areas. */
const subjectsOf: Record<MentorshipArea, readonly string[]> = {
  climate_action: ['Climate Change & Mitigation', 'Carbon Accounting & Net Zero', 'Climate Justice'],
  renewable_energy: ['Renewable Energy', 'Energy Efficiency'],
  sustainability_careers: ['Sustainability Education', 'Sustainable Business', 'ESG'],
  water_management: ['Water Management'],
  policy_advocacy: ['Climate Policy & Governance', 'Climate Justice'],
  waste_management: ['Waste Management', 'Circular Economy'],
  green_technology: ['Energy Efficiency', 'Green Building', 'Sustainable Mobility', 'Life Cycle Assessment'],
  sustainable_agriculture: ['Sustainable Agriculture & Food'],
  conservation: ['Biodiversity & Conservation'],
}

/** A designation contains one of these words if the work is in the area. */
const workOf: Record<MentorshipArea, RegExp> = {
  climate_action: /climat|carbon|emission/i,
  renewable_energy: /solar|energy|wind power/i,
  sustainability_careers: /career|recruit|sustainability/i,
  water_management: /water|lake|limnolog|hydro|spring/i,
  policy_advocacy: /policy|law|advoca|governance/i,
  waste_management: /waste|recycl|compost|repair/i,
  green_technology: /green|architect|transport|mobility/i,
  sustainable_agriculture: /agricultur|agronom|farm|seed|soil/i,
  conservation: /conserv|ecolog|biolog|ornitholog|forest|mangrove/i,
}

const hourMs = 60 * 60 * 1000

export function medianHours(times: readonly number[]): number | null {
  if (times.length === 0) return null
  const sorted = times.toSorted((one, other) => one - other)
  const middle = sorted.length >> 1
  const median = sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
  return Math.max(1, Math.round(median / hourMs))
}

/** "Bengaluru, Karnataka" gives "bengaluru". */
const cityOf = (place: string | null) => place?.split(',')[0]?.trim().toLowerCase() || null

/**
 * Ranks mentors by the learner’s wish, area, room, work and subjects, languages and answer time. Each suggestion states
 * its reason, and a mentor without a reason is left out.
 */
export function rankMentors<Each extends Candidate>(asked: Asked, candidates: readonly Each[], today: string) {
  const languages = new Set(asked.languages.map((each) => each.toLowerCase()))
  return candidates
    .map((candidate) => {
      const { areas, designation, subjects, place, load, pausedUntil, isForLearner } = candidate
      const capacity = candidate.capacity ?? mentorshipLimits.defaultCapacity
      const isPaused = pausedUntil !== null && pausedUntil > today
      const isFull = isPaused || load >= capacity || !isForLearner
      const sharedSubjects = subjectsOf[asked.area].filter((each) => subjects.includes(each))
      const isOfArea = areas.length > 0 ? areas.includes(asked.area) : sharedSubjects.length > 0
      const isOfWork = designation !== null && workOf[asked.area].test(designation)
      const isOfCity = cityOf(place) !== null && cityOf(place) === cityOf(asked.place)
      // English is not counted, because everybody here speaks it.
      const shared = candidate.languages.filter((each) => languages.has(each.toLowerCase()) && each !== 'English')
      const answerHours = medianHours(candidate.answerTimes)
      const free = capacity - load
      const isWished = candidate.id === asked.wishedId
      const reasons = [
        ...(isWished ? ['Asked for by the learner.'] : []),
        ...(isOfArea ? ['Same area.'] : []),
        ...(isOfWork ? ['Works in this field.'] : []),
        ...(isOfCity ? ['Same city.'] : []),
        ...(shared.length > 0 ? [`Speaks ${shared.join(' and ')}.`] : []),
      ]
      const room = !isForLearner
        ? 'Not approved for learners under 18.'
        : isPaused
          ? `Not mentoring until ${pausedUntil}.`
          : isFull
            ? 'Full.'
            : `Room for ${free} more.`
      return {
        candidate,
        capacity,
        isFull,
        isOfArea,
        answerHours,
        reasons: reasons.length > 0 ? [...reasons, room] : [],
        order: [
          isWished ? 0 : 1,
          reasons.length > 0 ? 0 : 1,
          isOfArea ? 0 : 1,
          isFull ? 1 : 0,
          -sharedSubjects.length - (isOfWork ? 2 : 0),
          -shared.length - (isOfCity ? 1 : 0),
          answerHours ?? Number.MAX_SAFE_INTEGER,
          load,
        ],
      }
    })
    .toSorted((one, other) => compare(one.order, other.order) || (one.candidate.id < other.candidate.id ? -1 : 1))
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index])
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0)
}
