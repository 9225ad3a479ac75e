import type { AdminQueue } from '../declarations/admin-queues.ts'
import * as schema from '../schema.registry.ts'

export const adminQueues: readonly AdminQueue[] = Object.values(schema).flatMap((table) =>
  'adminQueues' in table ? table.adminQueues : [],
)
