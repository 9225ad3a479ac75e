/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '9f631b17cb360f58'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
