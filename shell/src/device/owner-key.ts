/**
 * The key in web storage of the user whose answers and pages this browser stores. It remains until those are deleted.
 */
export const ownerKey = 'kere.device'
