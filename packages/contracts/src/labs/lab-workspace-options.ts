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
  /** Of one lab. */
  updates: 5000,
  updatesPerHour: 30,
  teamNameLength: 60,
  teams: 100,
  links: 50,
  handInLength: 4000,
  handInLinks: 5,
  perUpdatesPage: 10,
} as const

export const workspaceMessages = {
  updatesFailed: 'Failed to fetch the updates',
  updateRequired: 'Write something first',
  postFailed: 'Failed to post your update',
  teamFailed: 'Failed to change the team',
  handInRequired: 'Say what you hand in',
} as const
