/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '2df86d9387ea05e2'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
