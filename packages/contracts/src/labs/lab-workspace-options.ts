import { t } from '@kere/brand/messages'

export const workspaceRoles = ['participant', 'mentor', 'owner', 'admin'] as const

export type WorkspaceRole = (typeof workspaceRoles)[number]

export const workspaceRoleNames = {
  participant: t('Participant', 'Role in a lab'),
  mentor: t('Mentor', 'Role in a lab'),
  owner: t('Runs this lab', 'Role in a lab'),
  admin: t('Admin', 'Role in a lab'),
} as const satisfies Record<WorkspaceRole, string>

export const workspaceLimits = {
  updateLength: 5000,
  /** The limits for one lab. Names with `own` limit a person who does not run it. */
  updates: 5000,
  ownUpdates: 500,
  updatesPerHour: 30,
  teamNameLength: 60,
  teams: 100,
  /**
   * The teams that one person may start. A learner who is alone in a team leaves it when joining the next, so only
   * teams with other members, or started by a mentor, count.
   */
  ownTeams: 10,
  /** The limit for a learner's starting, joining and leaving of teams. */
  teamActsPerHour: 30,
  requestLength: 300,
  /** The requests of one person that may wait in one lab. */
  ownTeamRequests: 3,
  teamRequestsPerHour: 10,
  /** The waiting requests that are shown at once. */
  teamRequests: 200,
  links: 50,
  ownLinks: 10,
  handInsPerHour: 60,
  handInLength: 4000,
  handInLinks: 5,
  /** The shortest time between two notifications of a team about one stage. Earlier ones are held back. */
  toldEveryMs: 60 * 60 * 1000,
  /** The limits for one submission: versions without feedback, and all versions. */
  unansweredVersions: 20,
  versions: 100,
  perUpdatesPage: 10,
  perRepliesPage: 50,
} as const

export const workspaceMessages = {
  updatesFailed: t('Failed to fetch the updates', 'Error'),
  repliesFailed: t('Failed to fetch the replies', 'Error'),
  updateRequired: t('Write something first', 'Error'),
  postFailed: t('Failed to post your update', 'Error'),
  versionsFailed: t('Failed to fetch the earlier versions', 'Error'),
  teamFailed: t('Failed to change the team', 'Error'),
  requestRequired: t('Say in a line why you want to join', 'Error'),
  requestFailed: t('Failed to send your request', 'Error'),
  handInRequired: t('Say what you hand in', 'Error'),
} as const
