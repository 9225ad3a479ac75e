import { impactDocument, impactPicture } from '@kere/contracts/portfolio/impact-files'
import { impactEvidence } from '@kere/d1/schema/portfolio/impact-evidence'
import { type SQL, sql } from 'drizzle-orm'
import type { Context, SignedIn } from '../../base/context.ts'
import { insertSelect } from '../../base/insert-select.ts'

export interface GivenEvidence {
  id: string
  text: string
}

/** A JSON list of `EvidenceRow`; an expression over `impact_entries`. */
export const evidenceColumn =
  sql<string>`(SELECT json_group_array(json_object('id', shown.id, 'type', shown.type, 'size', shown.size,
    'width', shown.width, 'height', shown.height, 'text', shown.text, 'isSmall', shown.is_small))
  FROM (SELECT proof.file_id AS id, file.type, file.size, file.width, file.height, proof.text, file.small_key IS NOT NULL AS is_small
    FROM impact_evidence AS proof JOIN files AS file ON file.id = proof.file_id
    WHERE proof.entry_id = impact_entries.id ORDER BY proof.place) AS shown)`.as('evidence')

/** Tells whether an entry's evidence differs from the given; an expression over `impact_entries`. */
export const hasOtherEvidence = (evidence: readonly GivenEvidence[]): SQL =>
  sql`(SELECT json_group_array(json_array(kept.file_id, kept.text)) FROM (SELECT file_id, text FROM impact_evidence AS proof
    WHERE proof.entry_id = impact_entries.id ORDER BY proof.place) AS kept)
    <> json(${JSON.stringify(evidence.map(({ id, text }) => [id, text]))})`

/** Tells that every file belongs to the user, is of an accepted kind, and is not used by another entry. */
export const areTheirs = (evidence: readonly GivenEvidence[], entryId: string, { userId }: SignedIn): SQL =>
  sql`(SELECT count(*) FROM json_each(${listOf(evidence)}) AS given JOIN files AS file ON file.id = given.value ->> 'id'
    WHERE file.owner_id = ${userId} AND file.state = 'stored' AND file.kind IN (${impactPicture.name}, ${impactDocument.name})
    AND NOT EXISTS (SELECT 1 FROM impact_evidence AS other WHERE other.file_id = file.id AND other.entry_id <> ${entryId})
  ) = ${evidence.length}`

const listOf = (evidence: readonly GivenEvidence[]) => JSON.stringify(evidence)

interface Kept {
  entryId: string
  user: SignedIn
  evidence: readonly GivenEvidence[]
  /** A condition that needs no table: whether the entry was saved with this evidence. */
  isTaken: SQL
}

/**
 * Put these statements after that of the entry, in the same batch. Evidence that is not given is deleted with its file.
 */
export const evidenceStatements = ({ db, at }: Context, { entryId, user, evidence, isTaken }: Kept) => {
  const json = listOf(evidence)
  return [
    db.delete(impactEvidence).where(
      sql`${impactEvidence.entryId} = ${entryId} AND ${impactEvidence.userId} = ${user.userId} AND ${isTaken}
        AND ${impactEvidence.fileId} NOT IN (SELECT value ->> 'id' FROM json_each(${json}))`,
    ),
    insertSelect(
      db,
      impactEvidence,
      {
        fileId: sql`value ->> 'id'`,
        entryId,
        userId: user.userId,
        text: sql`value ->> 'text'`,
        place: sql`key`,
        addedAt: at,
      },
      sql`FROM json_each(${json}) WHERE ${isTaken}`,
    ).onConflictDoUpdate({
      target: impactEvidence.fileId,
      set: { text: sql`excluded.text`, place: sql`excluded.place` },
      setWhere: sql`${impactEvidence.entryId} = ${entryId}`,
    }),
  ] as const
}
