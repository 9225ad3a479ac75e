/**
 * Of `openapi.json`, and written with it by `pnpm openapi`: two builds with the same one know the same contracts. Conflicting
 * changes are settled by writing both anew.
 */
export const contractsHash = 'e61104ba53b3616b'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
