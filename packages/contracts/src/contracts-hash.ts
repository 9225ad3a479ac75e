/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'be8295f0fbf5b6b7'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
