import { limits } from '@kere/contracts/http/limits'
import { loadReview } from './fellowship.api.ts'

export const declineQuestion = {
  text: 'We email them your reason word for word, ten seconds after you decide.',
  label: 'Reason',
  length: limits.reasonLength,
  async check(reason: string) {
    const { fellowshipRejection } = await loadReview()
    return fellowshipRejection.safeParse({ reason }).error?.issues[0]?.message
  },
  templates: [
    {
      name: 'Project not yet defined',
      text: 'Your project is not yet defined. Please apply again with one site and one question.',
    },
    { name: 'Outside this track', text: 'Your plan fits another track better. Please look at the other two.' },
    { name: 'Hours do not fit', text: 'The hours that you have a week are fewer than the program needs.' },
    {
      name: 'Places are full',
      text: 'The places of this round are filled, and your plan was among the strongest. Please apply again in the next round.',
    },
  ],
}
