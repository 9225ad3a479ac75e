/** The hash of `openapi.json`. `pnpm openapi` writes both files. Run it to resolve a merge conflict in either. */
export const contractsHash = '6dd5b1f7060ea27e'

/** The API sends its own contracts' hash in this header with every answer that it has validated. */
export const contractsHeader = 'x-contracts'
