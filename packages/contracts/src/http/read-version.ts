import * as z from 'zod/mini'

/**
 * What was read by whoever publishes or decides on what somebody else can change: after a change it is refused with
 * `changed_since_read`. Absent, as remotes of before send it, it stands for what was sent in at first.
 */
export const readVersion = z.object({ version: z.optional(z.coerce.number().check(z.int())) })
