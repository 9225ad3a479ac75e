/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'e8b2be08976e52b2'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
