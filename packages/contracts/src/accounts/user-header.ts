/** A write that waited on a device is refused as `unauthenticated` where another account is signed in by then. Reads pass it over. */
export const userHeader = 'x-user-id'
