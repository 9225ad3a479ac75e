/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '08b8c419f8c55dec'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
