/** The hash of `openapi.json`. `pnpm openapi` writes both files. Run it to resolve a merge conflict in either. */
export const contractsHash = 'cb0240ce2b6e8dd9'

/** The API sends its own contracts' hash in this header with every answer that it has validated. */
export const contractsHeader = 'x-contracts'
