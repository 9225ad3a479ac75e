import * as schema from './schema.registry.ts'
import type { Retention, Sweep } from './retention-rule.ts'

export const retentions: readonly Retention[] = Object.values(schema).flatMap(({ retention }) => retention)

export const sweeps: readonly Sweep[] = retentions.flatMap((rule) => ('sweeps' in rule ? rule.sweeps : []))
