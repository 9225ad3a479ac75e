import { listReleases } from '@kere/contracts/console/releases'
import * as z from 'zod/mini'

/** The reasons why the release endpoint refuses a request. */
export const releaseProblems = {
  token_refused: { status: 401, title: 'This is not the release token' },
  too_many_guesses: { status: 429, title: 'Too many wrong tokens came from this network' },
  validation_failed: { status: 422, title: 'This cannot be released' },
  payload_too_large: { status: 413, title: 'This is too large' },
  file_differs: { status: 409, title: 'This path holds other bytes' },
  copy_differs: { status: 409, title: 'This is no copy of the file at this path' },
  file_missing: { status: 409, title: 'A file of this release is missing' },
  release_differs: { status: 409, title: 'Another release has this name' },
  stale_edit: { status: 412, title: 'Somebody has changed this remote meanwhile' },
  trial_under_way: { status: 409, title: 'Another release is on trial' },
  no_trial: { status: 409, title: 'No release is on trial' },
  nothing_before: { status: 409, title: 'There is no release before this one' },
  form_address_taken: { status: 409, title: 'A form has the address of another one' },
  unknown_remote: { status: 409, title: 'There is no such remote' },
  unknown_release: { status: 409, title: 'There is no such release' },
  contract_mismatch: { status: 409, title: 'The release and the shell speak different contracts' },
  too_heavy: { status: 409, title: 'The release is too heavy' },
  call_unknown: { status: 409, title: 'The release calls what the API does not know' },
  page_not_rendered: { status: 409, title: 'A page of this release cannot be rendered' },
  api_unavailable: { status: 503, title: 'The API does not answer' },
  registry_unavailable: { status: 503, title: 'The registry or the bucket does not answer' },
} as const

export type ReleaseProblem = keyof typeof releaseProblems

/** The answer of the release endpoint to an act. An older shell does not send the revisions. */
export const releaseStatus = z.extend(listReleases.response, {
  revisions: z.optional(z.record(z.string(), z.int())),
})

export type ReleaseStatus = z.infer<typeof releaseStatus>

const placed = z.object({
  stable: z.string(),
  canary: z.nullable(z.object({ release: z.string(), percent: z.int() })),
})

/**
 * One act: the releases that were live before and after it, and, as the sender gave them, who did it, why, and from
 * which commit.
 */
export const registryAct = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  remote: z.string(),
  act: z.string(),
  release: z.nullable(z.string()),
  percent: z.nullable(z.int()),
  by: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  commit: z.nullable(z.string()),
  before: z.nullable(placed),
  /** Null if the remote was retired. */
  after: z.nullable(placed),
})

export type RegistryAct = z.infer<typeof registryAct>

/** The acts, newest first. Send the last id as `before` to get the next page. */
export const registryHistory = z.object({ acts: z.array(registryAct) })
