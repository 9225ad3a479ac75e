/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = '845a716b87f6313e'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
