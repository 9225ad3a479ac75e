/** A request that waited on a device is refused where another account is signed in by then. */
export const userHeader = 'x-user-id'
