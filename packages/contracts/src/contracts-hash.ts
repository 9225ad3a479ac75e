/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '695caf8b4eff2272'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
