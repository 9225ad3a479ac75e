import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/**
 * Tells whether a person is hidden after a report, suspended or leaving (W-51). Their published works show only their
 * name.
 */
export const isHiddenPerson = (personId: SQLWrapper): SQL<number> => sql<number>`(
  EXISTS (SELECT 1 FROM reported_profiles AS reported WHERE reported.user_id = ${personId}
    AND reported.status IN ('hidden', 'replied'))
  OR EXISTS (SELECT 1 FROM user_entries AS entry WHERE entry.user_id = ${personId}
    AND entry.state IN ('suspended', 'deleting')))`

/** A column for `personOf` in `person.ts`. The query must join `profiles` to the person. */
export const hiddenColumn = (personId: SQLWrapper) => isHiddenPerson(personId).as('is_hidden_person')
