import { countOf } from '@kere/brand/count'
import type { ReportedProfile } from '@kere/contracts/people/profile-reports'

export const kindOf = ({ kind }: ReportedProfile['person']) => (kind === 'educator' ? 'Educator' : 'Learner')

/** The number is zero where all reports were probably sent by machines. */
export const timesOf = (times: number) => countOf(times, 'report')

export const profileHref = ({ kind, id }: ReportedProfile['person']) =>
  `${kind === 'educator' ? '/services/educators' : '/learners'}/${encodeURIComponent(id)}`
