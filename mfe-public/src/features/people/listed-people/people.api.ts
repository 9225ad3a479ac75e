import { isKnown } from '@kere/contracts/http/open-value'
import { subjects as knownSubjects, type Subject } from '@kere/contracts/accounts/onboarding-options'
import type {
  Educator,
  EducatorList,
  LearnerList,
  ListedEducator,
  ListedLearner,
  MentorRoom,
  PeopleFacet,
} from '@kere/contracts/people/listed-people'
import type { PeopleKind } from '@kere/contracts/people/listed-people-options'
import type { ApiClient } from '@kere/platform/api'
import { queryOptions } from '@tanstack/react-query'
import { lazyComponent } from '../../../pages/lazy-component.ts'
import { nullIfNotFound } from '../../../pages/null-if-not-found.ts'
import type { PeopleAddress } from './people-address.ts'

const loadContract = () => import('@kere/contracts/people/listed-people')

const peoplePerPage = 12

export interface ListedPerson {
  id: string
  name: string
  avatarUrl: string | null
  work: string | null
  place: string | null
  bio: string | null
  location: string | null
  subjects: string[]
  languages: string[]
  /** Set for educators; null if they mentor nobody. */
  mentorRoom: MentorRoom | null
  /** Set for learners: the number of their public entries. */
  publicEntries: number
  latestEntry: string | null
  askedAt: number
}

export interface ShownPerson extends ListedPerson {
  weeklyHours: readonly number[]
  calendarUrl: string | null
  groupUrl: string | null
}

export interface People extends Pick<EducatorList, 'nextCursor' | 'total' | 'totalIsLowerBound' | 'listed'> {
  items: ListedPerson[]
  facets: LearnerList['facets'] & { designations: PeopleFacet }
}

const toEducator = ({ designation, organization, mentorRoom, ...person }: ListedEducator): ListedPerson => ({
  ...person,
  work: designation,
  place: organization,
  mentorRoom: mentorRoom ?? null,
  publicEntries: 0,
  latestEntry: null,
  askedAt: Date.now(),
})

const toLearner = ({ studyYear, instituteName, organization, ...learner }: ListedLearner): ListedPerson => {
  const { publicEntries = 0, latestEntry = null, ...person } = learner
  return {
    ...person,
    work: studyYear,
    place: [instituteName, organization].filter(Boolean).join(', ') || null,
    mentorRoom: null,
    publicEntries,
    latestEntry: latestEntry?.title ?? null,
    askedAt: Date.now(),
  }
}

/** `null` if the cursor is invalid. */
export const peopleQuery = (api: ApiClient, kind: PeopleKind, address: PeopleAddress) =>
  queryOptions({
    queryKey: ['people', kind, address],
    queryFn: async ({ signal }): Promise<People | null> => {
      const { listEducators, listLearners } = await loadContract()
      const { search, location, designation, language, cursor } = address
      const subjects = address.subjects.filter((each): each is Subject => isKnown(knownSubjects, each))
      const query = {
        limit: peoplePerPage,
        ...(search && { search }),
        ...(location && { location }),
        ...(language && { language }),
        ...(cursor && { cursor }),
      }
      if (kind === 'learner') {
        const asked = { query: { ...query, ...(subjects.length > 0 && { subject: subjects }) } }
        const list = await nullIfNotFound(api.call(listLearners, asked, { signal }))
        return list && { ...list, items: list.items.map(toLearner), facets: { ...list.facets, designations: [] } }
      }
      const [subject] = subjects
      const asked = { query: { ...query, ...(subject && { subject }), ...(designation && { designation }) } }
      const list = await nullIfNotFound(api.call(listEducators, asked, { signal }))
      return list && { ...list, items: list.items.map(toEducator) }
    },
  })

const toShown = ({ calendarUrl, groupUrl, weeklyHours = [], ...educator }: Educator): ShownPerson => ({
  ...toEducator(educator),
  weeklyHours,
  calendarUrl,
  groupUrl,
})

const toShownLearner = (learner: ListedLearner): ShownPerson => ({
  ...toLearner(learner),
  weeklyHours: [],
  calendarUrl: null,
  groupUrl: null,
})

export const personNotFound = lazyComponent(async () => (await import('./person-not-found.tsx')).PersonNotFound)

export const personQuery = (api: ApiClient, kind: PeopleKind, id: string) =>
  queryOptions({
    queryKey: ['person', kind, id],
    queryFn: async ({ signal }): Promise<ShownPerson | null> => {
      const { getEducator, getLearner } = await loadContract()
      const asked = { params: { id } }
      const found =
        kind === 'educator'
          ? await nullIfNotFound(api.call(getEducator, asked, { signal }).then(toShown))
          : await nullIfNotFound(api.call(getLearner, asked, { signal }).then(toShownLearner))
      if (found === null) await personNotFound.load()
      return found
    },
  })
