import type { MentorshipSide } from '@kere/contracts/mentorship/mentorship-options'
import type { PageRequest } from '@kere/platform/page'

/** An educator’s page begins with what is addressed to them. */
export const sideOf = ({ session, search }: Pick<PageRequest, 'session' | 'search'>): MentorshipSide =>
  session.user?.role === 'educator' && search.get('side') !== 'learner' ? 'mentor' : 'learner'
