import * as z from 'zod/mini'

/**
 * The version that somebody read before they publish or decide: a change since then is refused with
 * `changed_since_read`. Older remotes do not send it; then the version submitted first counts.
 */
export const readVersion = z.object({ version: z.optional(z.coerce.number().check(z.int())) })
