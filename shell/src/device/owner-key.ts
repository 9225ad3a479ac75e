/** In web storage: whose answers and pages this browser keeps. It stays until they are gone. */
export const ownerKey = 'kere.device'
