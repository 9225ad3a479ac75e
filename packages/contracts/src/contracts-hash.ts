/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'd2e5ee15e5eb72bb'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
