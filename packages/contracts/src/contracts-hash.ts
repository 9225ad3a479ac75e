/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '1cde04ed32b93aed'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
