/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'd9845b97e42d319e'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
