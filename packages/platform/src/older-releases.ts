import * as z from 'zod/mini'

/**
 * The names of the remotes in a tab that are outdated; `shell` is the shell itself. Withdrawn remotes are among the
 * older ones.
 */
export const olderReleases = z.object({ older: z.array(z.string()), withdrawn: z.array(z.string()) })

export type OlderReleases = z.infer<typeof olderReleases>
