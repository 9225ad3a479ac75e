/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '34765aa1ce8e67d7'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
