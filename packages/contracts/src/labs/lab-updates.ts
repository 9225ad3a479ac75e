import { t } from '@kere/brand/messages'
import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
import { defineEndpoint } from '../http/endpoint.ts'
import { listOf } from '../http/list.ts'
import { roles } from '../accounts/roles.ts'
import { requiredText } from '../text/text.ts'
import { workspaceLimits, workspaceMessages } from './lab-workspace-options.ts'
import { labPerson } from './lab-workspaces.ts'

export const problems = {
  lab_update_gone: { status: 409, title: t('This update was deleted, so nobody can reply to it', 'Error') },
  too_many_lab_updates: { status: 409, title: t('This lab has as many updates as it can hold', 'Error') },
  too_many_own_lab_updates: {
    status: 409,
    title: `You have written ${countOf(workspaceLimits.ownUpdates, ['update', 'updates'])} in this lab, which is as many as one person can. Delete one first`,
  },
} as const

/** Every role may ask, but only the people of a lab can find its updates. */
const members = { roles, minors: 'labs' } as const

export const labUpdate = z.object({
  id: z.string(),
  author: labPerson,
  isMentor: z.boolean(),
  /** Sanitized. */
  html: z.string(),
  pictureImage: z.nullable(z.string()),
  at: z.iso.datetime(),
  mayRemove: z.boolean(),
  /** The number of other people in the lab who have seen the update, and the number of all of them. */
  seen: z.optional(z.object({ by: z.int(), of: z.int() })),
  repliesCount: z._default(z.int(), 0),
  lastReplyAt: z.optional(z.nullable(z.iso.datetime())),
})

export type LabUpdate = z.infer<typeof labUpdate>

export const labUpdateList = listOf(labUpdate, {
  name: 'lab-updates',
  filters: {
    lab: z.string().check(z.maxLength(64)),
    /** The id of an update: its replies are listed. Without it, the list has the updates that are no replies. */
    replyTo: z.optional(z.string().check(z.maxLength(64))),
  },
  sorts: ['newest', 'oldest'],
  nonPersonalFilters: ['lab', 'replyTo'],
  /** The moment of the answer: whoever reads the newest updates has looked into the lab until then. */
  extra: { asOf: z.optional(z.iso.datetime()) },
})

export const listLabUpdates = defineEndpoint('listLabUpdates', 'GET /api/lab-updates', {
  summary: 'What the people of a lab have written to each other, the newest first.',
  access: members,
  query: labUpdateList.query,
  response: labUpdateList.response,
  problems: ['not_found'],
  failure: workspaceMessages.updatesFailed,
})

export const newLabUpdate = z.strictObject({
  /** Markdown. */
  text: requiredText(workspaceMessages.updateRequired, workspaceLimits.updateLength),
  pictureImage: z.optional(
    z.string().check(z.maxLength(300), z.regex(/^\/media\/[\w./-]+$/, t('Please upload the picture', 'Error'))),
  ),
  /** The id of the update that this one replies to. */
  replyTo: z.optional(z.string().check(z.maxLength(64))),
})

export const postLabUpdate = defineEndpoint('postLabUpdate', 'POST /api/lab-workspaces/:id/updates', {
  summary: 'Writes an update to everybody in the lab, or a reply to one, whose author is told.',
  access: members,
  body: newLabUpdate,
  response: labUpdate,
  problems: [
    'lab_is_over',
    'lab_update_gone',
    'lab_text_too_complex',
    'too_many_lab_updates',
    'too_many_own_lab_updates',
    'too_many_attempts',
  ],
  failure: workspaceMessages.postFailed,
})

export const deleteLabUpdate = defineEndpoint('deleteLabUpdate', 'DELETE /api/lab-updates/:id', {
  summary:
    'Deletes an update with its replies: its author’s own, for the lab’s educator and admins anybody’s. Idempotent.',
  // A person under 18 may take back what they wrote, also once their guardian has ended labs.
  access: { roles },
  failure: t('Failed to delete the update', 'Error'),
})
