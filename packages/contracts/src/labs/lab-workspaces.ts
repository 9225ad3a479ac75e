import { t } from '@kere/brand/messages'
import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { openEnum } from '../http/open-enum.ts'
import { readVersion } from '../http/read-version.ts'
import { documentLink } from '../files/documents.ts'
import { roles } from '../accounts/roles.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { optionalLine, requiredLine, requiredText, textField } from '../text/text.ts'
import { webLink } from '../text/web-link.ts'
import { workspaceLimits, workspaceMessages, workspaceRoles } from './lab-workspace-options.ts'
import { labMessages } from './lab-options.ts'
import { lab } from './labs.ts'

export const problems = {
  lab_team_full: { status: 409, title: t('This team is full', 'Error') },
  lab_team_handed_in: { status: 409, title: t('This team has handed in, so you have to ask it to join', 'Error') },
  lab_team_gone: { status: 409, title: t('This team was deleted', 'Error') },
  lab_team_exists: { status: 409, title: t('There is a team of this name in the lab', 'Error') },
  too_many_lab_teams: { status: 409, title: t('The lab has as many teams as it can hold', 'Error') },
  too_many_own_lab_teams: {
    status: 409,
    title: `You have started ${countOf(workspaceLimits.ownTeams, ['team', 'teams'])} in this lab, which is as many as one person can`,
  },
  too_many_lab_links: { status: 409, title: t('The lab has as many links as it can hold. Remove one first', 'Error') },
  too_many_own_lab_links: {
    status: 409,
    title: `You have added ${countOf(workspaceLimits.ownLinks, ['link', 'links'])} to this lab, which is as many as one person can. Remove one first`,
  },
  lab_team_needed: { status: 409, title: t('Join or start a team first', 'Error') },
  lab_stage_ended: { status: 409, title: t('This stage is over, so nothing can be handed in any more', 'Error') },
  lab_is_over: { status: 409, title: t('This lab is closed, so its workspace can only be read', 'Error') },
} as const

/** Only the approved people of the lab, its educator and admins can find the workspace. */
const members = { roles, minors: 'labs' } as const

const byId = z.object({ id: z.string().check(z.maxLength(64)) })
const moment = z.iso.datetime()

/** A person as everybody in the lab sees them. */
export const labPerson = z.object({ id: z.string(), name: z.string(), avatarUrl: z.nullable(z.string()) })

const submission = z.object({
  id: z.string(),
  teamId: z.string(),
  /** The team's name, which stays after the team is deleted. */
  team: z.optional(z.string()),
  stageId: z.string(),
  text: z.string(),
  links: z.array(z.string()),
  /** The file; a link to open it is valid for five minutes. */
  file: z.optional(z.nullable(z.object({ type: z.string(), size: z.int() }))),
  submittedBy: z.nullable(z.string()),
  submittedAt: moment,
  /** The names of the educator and mentors who have seen the submission. */
  seenBy: z.optional(z.array(z.string())),
  /** The number of earlier versions. */
  versions: z.optional(z.int()),
  feedback: z.nullable(z.object({ text: z.string(), by: z.nullable(z.string()), at: moment })),
})

export type LabSubmission = z.infer<typeof submission>

const team = z.object({
  id: z.string(),
  name: z.string(),
  /** The goals of the lab that the team has reached, with their current texts. */
  done: z.array(z.object({ goalId: z.optional(z.string()), goal: z.string(), by: z.nullable(z.string()), at: moment })),
})

export type LabTeam = z.infer<typeof team>

const member = z.extend(labPerson, {
  /** The id of the person's participation, not of the account. */
  participantId: z.string(),
  isMentor: z.boolean(),
  teamId: z.nullable(z.string()),
  isYou: z.boolean(),
})

export type LabMember = z.infer<typeof member>

const link = z.object({
  id: z.string(),
  title: z.string(),
  url: z.string(),
  addedBy: z.nullable(z.string()),
  mayRemove: z.boolean(),
})

/** A learner's request to join a team that has already submitted. Its text never changes. */
const teamRequest = z.object({
  id: z.string(),
  teamId: z.string(),
  person: labPerson,
  text: z.string(),
  at: moment,
  isYours: z.boolean(),
  /** Sent only to the person who made the request. */
  isDeclined: z.boolean(),
})

export type LabTeamRequest = z.infer<typeof teamRequest>

export const labWorkspace = z.object({
  lab,
  role: openEnum(workspaceRoles),
  teamId: z.nullable(z.string()),
  /** True while the lab is open; a closed lab can only be read. */
  isWritable: z.boolean(),
  members: z.array(member),
  teams: z.array(team),
  /** The caller's own requests. Members of a team and the people who run the lab also get the waiting ones. */
  requests: z.optional(z.array(teamRequest)),
  /** The submissions of the caller's team. Mentors, the educator and admins get those of all teams. */
  submissions: z.array(submission),
  links: z.array(link),
  /** The time up to which the caller has seen the workspace. */
  seenUntil: z.optional(z.nullable(moment)),
})

export type LabWorkspace = z.infer<typeof labWorkspace>

export const getLabWorkspace = defineEndpoint('getLabWorkspace', 'GET /api/lab-workspaces/:id', {
  summary: 'Goals, stages, members, teams, submissions and links of a lab, for its people.',
  access: members,
  response: labWorkspace,
  failure: labMessages.getFailed,
})

export const seeLabWorkspace = defineEndpoint('seeLabWorkspace', 'PUT /api/lab-workspaces/:id/seen', {
  summary: 'Says until which moment the caller has seen updates and submissions. It never goes back. Idempotent.',
  access: members,
  body: z.strictObject({ until: moment }),
  failure: t('Failed to mark it as seen', 'Error'),
})

export const labTeamName = z.strictObject({
  name: requiredLine(t('Give the team a name', 'Error'), workspaceLimits.teamNameLength),
})

export const createLabTeam = defineEndpoint('createLabTeam', 'POST /api/lab-workspaces/:id/teams', {
  summary: 'Starts a team. A participant who does is in it, and gives up teams of theirs that nobody else is in.',
  access: members,
  body: labTeamName,
  response: labWorkspace,
  problems: ['lab_is_over', 'lab_team_exists', 'too_many_lab_teams', 'too_many_own_lab_teams', 'too_many_attempts'],
  failure: workspaceMessages.teamFailed,
})

export const renameLabTeam = defineEndpoint('renameLabTeam', 'PUT /api/lab-workspaces/:id/teams/:teamId', {
  summary: 'Gives a team another name: its members, the lab’s educator and admins. Idempotent.',
  access: members,
  body: labTeamName,
  response: labWorkspace,
  problems: ['forbidden', 'lab_is_over', 'lab_team_exists', 'lab_team_gone'],
  failure: workspaceMessages.teamFailed,
})

export const deleteLabTeam = defineEndpoint('deleteLabTeam', 'DELETE /api/lab-workspaces/:id/teams/:teamId', {
  summary:
    'Deletes a team: the lab’s educator and admins. Its members are in no team then; what it handed in stays. Idempotent.',
  access: members,
  problems: ['forbidden', 'lab_is_over'],
  failure: t('Failed to delete the team', 'Error'),
})

export const setLabTeam = defineEndpoint('setLabTeam', 'PUT /api/lab-workspaces/:id/members/:participantId/team', {
  summary:
    'Puts a participant into a team while it has room, or out of any: themselves where it has not handed in, or anybody by the lab’s educator and admins.',
  access: members,
  body: z.strictObject({ teamId: z.nullable(z.string().check(z.maxLength(64))) }),
  response: labWorkspace,
  problems: ['lab_is_over', 'lab_team_full', 'lab_team_handed_in', 'too_many_attempts'],
  failure: workspaceMessages.teamFailed,
})

export const newLabLink = z.strictObject({
  title: requiredLine(t('Give the link a name', 'Error'), limits.lineLength),
  url: webLink(labMessages.linkInvalid),
})

export const addLabLink = defineEndpoint('addLabLink', 'POST /api/lab-workspaces/:id/links', {
  summary: 'Adds a link for everybody in the lab.',
  access: members,
  body: newLabLink,
  response: labWorkspace,
  problems: ['lab_is_over', 'too_many_lab_links', 'too_many_own_lab_links'],
  failure: t('Failed to add the link', 'Error'),
})

export const removeLabLink = defineEndpoint('removeLabLink', 'DELETE /api/lab-links/:id', {
  summary: 'Removes a link: whoever added it, the lab’s educator and admins. Idempotent.',
  access: { roles },
  failure: t('Failed to remove the link', 'Error'),
})

export const setLabGoal = defineEndpoint('setLabGoal', 'PUT /api/lab-workspaces/:id/goals', {
  summary: 'Ticks a goal off for the caller’s team, or not any more.',
  access: members,
  /** `goalId` survives a correction of the goal's text. Without it, `goal` names the goal by its current text. */
  body: z.strictObject({
    goalId: z.optional(optionalLine(64)),
    goal: z.optional(requiredLine(t('Which goal?', 'Error'), 200)),
    isDone: z.boolean(),
  }),
  response: labWorkspace,
  problems: ['lab_is_over', 'lab_team_needed'],
  failure: t('Failed to save the goal', 'Error'),
})

export const labHandIn = z.strictObject({
  text: textField(workspaceMessages.handInRequired).check(
    z.minLength(1, workspaceMessages.handInRequired),
    z.maxLength(workspaceLimits.handInLength, fieldMessages.tooLong(workspaceLimits.handInLength)),
  ),
  links: z
    .array(webLink(labMessages.linkInvalid))
    .check(z.maxLength(workspaceLimits.handInLinks, fieldMessages.tooMany(workspaceLimits.handInLinks))),
  /** A file of the kind `lab_file`. Null removes the current file; omitting the field keeps it. */
  fileId: z.optional(z.nullable(z.string().check(z.maxLength(64), z.regex(/^fil_\w+$/)))),
})

export type LabHandIn = z.infer<typeof labHandIn>

export const handInLabStage = defineEndpoint(
  'handInLabStage',
  'PUT /api/lab-workspaces/:id/stages/:stageId/submission',
  {
    summary: 'Hands in what the caller’s team has for a stage, or replaces it, until the stage ends.',
    access: members,
    params: z.extend(byId, { stageId: z.string().check(z.maxLength(40)) }),
    body: labHandIn,
    response: labWorkspace,
    problems: ['lab_is_over', 'lab_team_needed', 'lab_stage_ended', 'too_many_attempts'],
    failure: t('Failed to hand it in', 'Error'),
  },
)

export const labFeedback = z.strictObject({
  text: requiredText(t('Please write your feedback', 'Error'), workspaceLimits.handInLength),
})

export const giveLabFeedback = defineEndpoint('giveLabFeedback', 'PUT /api/lab-submissions/:id/feedback', {
  summary:
    'Answers a submission: a mentor, the lab’s educator, an admin. A second text takes the place of the first. `version` is when it was handed in, in milliseconds.',
  access: members,
  query: readVersion,
  body: labFeedback,
  response: submission,
  problems: ['changed_since_read', 'forbidden'],
  failure: t('Failed to save the feedback', 'Error'),
})

export const listLabVersions = defineEndpoint('listLabVersions', 'GET /api/lab-submissions/:id/versions', {
  summary: 'What a team handed in before for a stage, with the feedback that it was given, the latest first.',
  access: members,
  response: z.object({ items: z.array(submission) }),
  failure: workspaceMessages.versionsFailed,
})

export const linkLabFile = defineEndpoint('linkLabFile', 'POST /api/lab-submissions/:id/file-links', {
  summary:
    'A link of five minutes to the file of a submission or of a version of it, for the caller alone: its team, mentors, the lab’s educator, admins.',
  access: members,
  response: documentLink,
  failure: t('Failed to make a link to the file', 'Error'),
})

export const getLabPicture = defineEndpoint('getLabPicture', 'GET /api/lab-submissions/:id/picture', {
  summary:
    'The file of a submission or of a version of it where it is a picture: for its team, mentors, the lab’s educator, admins. Checked on each request. `version` is when it was handed in, in milliseconds, so that another picture has another address.',
  access: members,
  query: readVersion,
  response: z.string(),
  mediaType: 'application/octet-stream',
  failure: t('Failed to fetch the picture', 'Error'),
})
