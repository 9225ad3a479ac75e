/** `__Host-` keeps it to this host, over TLS, at every path. */
export const accessCookie = '__Host-kere_access'
