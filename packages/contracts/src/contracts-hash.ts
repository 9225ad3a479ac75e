/** The hash of `openapi.json`. `pnpm openapi` writes both files. Run it to resolve a merge conflict in either. */
export const contractsHash = 'a75b569511f9d3b8'

/** The API sends its own contracts' hash in this header with every answer that it has validated. */
export const contractsHeader = 'x-contracts'
