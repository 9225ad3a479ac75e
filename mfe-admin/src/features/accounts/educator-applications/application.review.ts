import { limits } from '@kere/contracts/http/limits'
import { defineReview } from '@kere/screens/review'
import { ApplicationBadge, ApplicationContact, ApplicationWords } from './application-facts.tsx'
import { outcomeOf } from './application-text.ts'
import { applications } from './applications.list.tsx'
import { reviewScreen } from '@kere/screens/review-screen'

const loadContract = () => import('@kere/contracts/accounts/educator-applications')

export const applicationReview = defineReview({
  list: applications,
  noun: 'application',
  description: 'An application to teach, with the applicant’s answers.',
  load: async (api, id, signal) =>
    api.call((await loadContract()).getEducatorApplication, { params: { id } }, { signal }),
  isWaiting: ({ status }) => status === 'pending',
  nameOf: ({ applicant }) => applicant.name,
  subtitleOf: ({ applicant }) => applicant.email,
  outcomeOf,
  decide: async (api, id, decision, { version }) => {
    const { approveEducatorApplication, rejectEducatorApplication } = await loadContract()
    return decision.kind === 'approve'
      ? api.call(approveEducatorApplication, { params: { id }, query: { version } })
      : api.call(rejectEducatorApplication, {
          params: { id },
          query: { version },
          body: { reason: decision.reason },
        })
  },
  undo: async (api, id) => {
    await api.call((await loadContract()).undoEducatorApplicationDecision, { params: { id } })
  },
  decline: {
    text: 'We email them your reason word for word, and invite them to apply again.',
    reasonLength: limits.reasonLength,
    checkReason: async (reason) => {
      const { applicationRejection } = await loadContract()
      return applicationRejection.safeParse({ reason }).error?.issues[0]?.message
    },
    templates: [
      {
        name: 'Profile incomplete',
        text: 'Please finish your profile first: tell us what you teach, for how long, and where.',
      },
      {
        name: 'Outside our subjects',
        text: 'What you would like to teach is outside the subjects we cover at the moment.',
      },
      {
        name: 'Experience unclear',
        text: 'We could not confirm your teaching experience. Please add a certificate or a link to your work.',
      },
    ],
  },
  body: ApplicationWords,
  aside: ApplicationContact,
  badge: ApplicationBadge,
  missing: 'The applicant’s account may have been deleted. Check the address, or go back to the list.',
})

export const route = { path: '/dashboard/educator-applications/:id', roles: ['admin'], isFocused: true }

export const page = reviewScreen(applicationReview)
