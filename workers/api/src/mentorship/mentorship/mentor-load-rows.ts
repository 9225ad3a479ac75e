import { sql } from 'drizzle-orm'

/** How many people a mentor has, or is asked by. */
export const loadOf = (
  mentor: unknown,
) => sql<number>`(SELECT coalesce(sum(count), 0) FROM mentor_request_counts AS taken
  WHERE taken.mentor_id = ${mentor} AND taken.status IN ('pending', 'accepted'))`
