import * as z from 'zod/mini'

/**
 * The version that a person has read before publishing or deciding. If there is a newer one, the API refuses with
 * `changed_since_read`. Older remotes do not send it; the first submitted version then counts.
 */
export const readVersion = z.object({ version: z.optional(z.coerce.number().check(z.int())) })
