import type { ReportedProfile } from '@kere/contracts/people/profile-reports'

export const kindOf = ({ kind }: ReportedProfile['person']) => (kind === 'educator' ? 'Educator' : 'Learner')

/** None, where all were probably sent by machines. */
export const timesOf = (times: number) => (times === 1 ? '1 report' : `${times} reports`)

export const profileHref = ({ kind, id }: ReportedProfile['person']) =>
  `${kind === 'educator' ? '/services/educators' : '/learners'}/${encodeURIComponent(id)}`
