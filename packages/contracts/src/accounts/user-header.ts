/**
 * Names the user for whom the request was made. A write that waited on the device is refused as `unauthenticated` if
 * another account has signed in since. Reads ignore the header.
 */
export const userHeader = 'x-user-id'
