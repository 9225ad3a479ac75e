/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'd1dd2a498ca56e6d'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
