import type { Language } from '@kere/contracts/accounts/languages'
import { translationLimits } from '@kere/contracts/translations/translation-options'
import { translations } from '@kere/d1/schema/translations/translations'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Context, Database } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'
import { actBatch } from '../../base/named-batch.ts'
import { insertAuditRow } from '../../http/audit-row.ts'

interface Place {
  kind: string
  itemId: string
  language: Language
}

const isAt = ({ kind, itemId, language }: Place) =>
  and(eq(translations.kind, kind), eq(translations.itemId, itemId), eq(translations.language, language))

/** A translation, and which parts of its root are ready in its language. */
export async function selectTranslation(db: Database, place: Place, rootId: string, changeable = sql`TRUE`) {
  const [[row], ready, [original]] = await db.batch([
    db
      .select({
        title: translations.title,
        summary: translations.summary,
        body: translations.body,
        version: translations.version,
        isReady: translations.isReady,
      })
      .from(translations)
      .where(isAt(place)),
    db
      .select({ kind: translations.kind, id: translations.itemId })
      .from(translations)
      .where(
        and(eq(translations.rootId, rootId), eq(translations.language, place.language), eq(translations.isReady, true)),
      ),
    db.select({ isChangeable: sql`${changeable}`.mapWith(Boolean).as('is_changeable') }).from(sql`(SELECT 1) AS one`),
  ])
  return { row, ready, isChangeable: original?.isChangeable ?? false }
}

interface Save extends Place {
  id: string
  rootId: string
  version: number
  isReady: boolean
  title: string
  summary: string
  body: string
  html: string
  isChangeable: SQL
}

/**
 * The first save inserts and every other updates; both ask whether the original may still be changed, whether the
 * version is the one named, and whether there is room.
 */
export async function saveRow(context: Context, { id, version, isChangeable, ...save }: Save) {
  const { db, at } = context
  const { kind, itemId, language, rootId, isReady, body } = save
  const hasRoom = sql`(SELECT coalesce(sum(length(other.body)), 0) FROM translations AS other
    WHERE other.root_id = ${rootId} AND other.language = ${language}
      AND NOT (other.kind = ${kind} AND other.item_id = ${itemId})) + ${body.length} <= ${translationLimits.rootLength}`
  const isMeant =
    version === 0
      ? sql`NOT EXISTS (SELECT 1 FROM ${translations} WHERE ${isAt(save)})`
      : sql`EXISTS (SELECT 1 FROM ${translations} WHERE ${and(isAt(save), eq(translations.version, version))})`
  const may = sql`${isChangeable} AND ${hasRoom} AND ${isMeant}`
  const wasReady = sql`EXISTS (SELECT 1 FROM ${translations} WHERE ${and(isAt(save), eq(translations.isReady, true))})`
  const set = { ...save, version: version + 1, updatedAt: at }
  const { isDone } = await actBatch(context, [
    insertAuditRow(context, {
      action: isReady ? 'translation.published' : 'translation.withdrawn',
      subject: { type: kind, id: itemId },
      detail: { language },
      // A draft that nobody sees is no event.
      from: sql`FROM (SELECT 1) AS one WHERE ${may} ${isReady ? sql`` : sql`AND ${wasReady}`}`,
    }),
    {
      done:
        version === 0
          ? insertSelect(db, translations, { id, ...set }, sql`WHERE ${may}`).returning({ id: translations.id })
          : db
              .update(translations)
              .set(set)
              .where(and(isAt(save), may))
              .returning({ id: translations.id }),
    },
  ])
  return isDone
}
