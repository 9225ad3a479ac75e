import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** Hidden after a report, suspended or leaving (W-51). What they published keeps their name, and nothing else of them is told. */
export const isHiddenPerson = (personId: SQLWrapper): SQL<number> => sql<number>`(
  EXISTS (SELECT 1 FROM reported_profiles AS reported WHERE reported.user_id = ${personId}
    AND reported.status IN ('hidden', 'replied'))
  OR EXISTS (SELECT 1 FROM user_entries AS entry WHERE entry.user_id = ${personId}
    AND entry.state IN ('suspended', 'deleting')))`

/** What `personOf` in `person.ts` answers from; `profiles` is joined to the person. */
export const hiddenColumn = (personId: SQLWrapper) => isHiddenPerson(personId).as('is_hidden_person')
