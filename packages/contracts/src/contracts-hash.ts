/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '6d7d19ba33768c5c'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
