import { limits } from '@kere/contracts/http/limits'
import { getTableName } from 'drizzle-orm'
import { declarations } from '../catalog/declarations.ts'
import type { EventSource } from '../declarations/webhook-events.ts'
import { columnsIn, over } from './row-expression.ts'
import { after, type Trigger, updateOf } from './trigger.ts'

/** Longer than an act can be undone. */
const holdMs = (limits.undoSeconds + 1) * 1000

/** An event is written by a trigger, so that every statement that changes the row writes it, in the same batch. */
export const webhookTriggers = (): Trigger[] =>
  declarations.flatMap(({ table, webhookEvents = {} }) =>
    Object.entries<EventSource>(webhookEvents).flatMap(([type, source]) =>
      triggersOf(getTableName(table), type, source),
    ),
  )

function triggersOf(table: string, type: string, { is, at, data, isUndoable }: EventSource): Trigger[] {
  const name = `${table}_${type.replaceAll('.', '_')}`
  const askedBy = `webhookEvents of ${table}`
  const fields = Object.entries<string>(data).map(([field, value]) => `'${field}', ${over('new', value, table)}`)
  const moment = over('new', at, table)
  const due = isUndoable ? `${moment} + ${holdMs}` : moment
  const tell = `INSERT INTO webhook_deliveries (id, webhook_id, type, object_id, data, created_at, due_at)
		SELECT 'whd_' || lower(hex(randomblob(13))), webhooks.id, '${type}', new.id,
			json_object(${fields.join(', ')}), ${moment},
			max(${due}, coalesce((SELECT max(due_at) FROM webhook_deliveries AS earlier
				WHERE earlier.webhook_id = webhooks.id AND earlier.object_id = new.id AND earlier.state = 'pending'), 0))
		FROM webhooks, json_each(webhooks.events) AS chosen
		WHERE chosen.value = '${type}' AND webhooks.paused_at IS NULL AND webhooks.off_at IS NULL`
  const holds = (row: 'old' | 'new') => `(${over(row, is ?? 'TRUE', table)}) IS TRUE`
  const inserted = after({
    name: `${name}_insert`,
    event: 'INSERT',
    table,
    when: is && holds('new'),
    statements: [tell],
    askedBy,
  })
  if (is === undefined) return [inserted]
  const event = updateOf(columnsIn(is, table))
  const begun = after({
    name: `${name}_update`,
    event,
    table,
    when: `${holds('new')} AND NOT ${holds('old')}`,
    statements: [tell],
    askedBy,
  })
  if (!isUndoable) return [inserted, begun]
  const undone = after({
    name: `${name}_undo`,
    event,
    table,
    when: `${holds('old')} AND NOT ${holds('new')}`,
    statements: [
      `DELETE FROM webhook_deliveries WHERE webhook_id IN (SELECT id FROM webhooks) AND object_id = old.id
		AND type = '${type}' AND state = 'pending' AND attempts = 0`,
    ],
    askedBy,
  })
  return [inserted, begun, undone]
}
