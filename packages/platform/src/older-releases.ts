import * as z from 'zod/mini'

/**
 * The names of the remotes in a tab that are out of date; `shell` is the shell itself. A withdrawn one is older too.
 */
export const olderReleases = z.object({ older: z.array(z.string()), withdrawn: z.array(z.string()) })

export type OlderReleases = z.infer<typeof olderReleases>
