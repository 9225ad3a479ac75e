/** Web storage says whose answers and pages this browser stores. The key stays until they are deleted. */
export const ownerKey = 'kere.device'
