export const workspaceRoles = ['participant', 'mentor', 'owner', 'admin'] as const

export type WorkspaceRole = (typeof workspaceRoles)[number]

export const workspaceRoleNames = {
  participant: 'Participant',
  mentor: 'Mentor',
  owner: 'Runs this lab',
  admin: 'Admin',
} as const satisfies Record<WorkspaceRole, string>

export const workspaceLimits = {
  updateLength: 5000,
  /** The limits for one lab; `own…` limits a person who does not run it. */
  updates: 5000,
  ownUpdates: 500,
  updatesPerHour: 30,
  teamNameLength: 60,
  teams: 100,
  /**
   * Counts teams with other members, or by a mentor: a learner who is alone in a team gives it up with the next one.
   */
  ownTeams: 10,
  /** A learner may start, join and leave teams this often. */
  teamActsPerHour: 30,
  requestLength: 300,
  /** So many requests of one person may wait in one lab. */
  ownTeamRequests: 3,
  teamRequestsPerHour: 10,
  /** So many waiting requests are shown at once. */
  teamRequests: 200,
  links: 50,
  ownLinks: 10,
  handInsPerHour: 60,
  handInLength: 4000,
  handInLinks: 5,
  /** A team is notified this often of one stage at most; what follows sooner is held. */
  toldEveryMs: 60 * 60 * 1000,
  /** The limits for one submission: of versions without feedback, and of all. */
  unansweredVersions: 20,
  versions: 100,
  perUpdatesPage: 10,
} as const

export const workspaceMessages = {
  updatesFailed: 'Failed to fetch the updates',
  updateRequired: 'Write something first',
  postFailed: 'Failed to post your update',
  versionsFailed: 'Failed to fetch the earlier versions',
  teamFailed: 'Failed to change the team',
  requestRequired: 'Say in a line why you want to join',
  requestFailed: 'Failed to send your request',
  handInRequired: 'Say what you hand in',
} as const
