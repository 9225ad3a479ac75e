import type { PathSourceName } from '@kere/contracts/paths/learning-path-options'
import { type SQL, sql } from 'drizzle-orm'
import type { PathKind } from './path-source.ts'

const keptId = sql`(SELECT response_id FROM kept_learning_paths WHERE user_id = ${sql.placeholder('viewerId')})`

/** SQL for a path's id, with the placeholders `id` and `viewerId`. */
export const pathId = (kind: PathKind): SQL => (kind === 'kept' ? keptId : sql`${sql.placeholder('id')}`)

/** SQL for the ids of a path's items from one source, with the placeholders `id` and `viewerId`. */
export const itemIds = (source: PathSourceName, kind: PathKind): SQL => sql`(
  SELECT item.value ->> 'id' FROM learning_path_responses, json_each(learning_path_responses.items) AS item
  WHERE learning_path_responses.id = ${pathId(kind)} AND item.value ->> 'source' = ${sql.raw(`'${source}'`)})`
