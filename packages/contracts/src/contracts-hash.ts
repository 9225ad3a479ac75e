/**
 * Of `openapi.json`, and written with it by `pnpm openapi`: two builds with the same one know the same contracts. Conflicting
 * changes are settled by writing both anew.
 */
export const contractsHash = '9653c03924ef5cd7'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
