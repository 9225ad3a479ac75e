/** Of `openapi.json`; `pnpm openapi` writes both, also to settle a merge conflict. */
export const contractsHash = 'f72aaa5a5495eba6'

/** On answers that the API has parsed, with its own hash. */
export const contractsHeader = 'x-contracts'
