import * as z from 'zod/mini'

/** Of the remotes that a tab holds, by name; `shell` is the shell itself. A withdrawn one is older too. */
export const olderReleases = z.object({ older: z.array(z.string()), withdrawn: z.array(z.string()) })

export type OlderReleases = z.infer<typeof olderReleases>
