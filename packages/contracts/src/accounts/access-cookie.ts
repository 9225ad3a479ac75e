/** The prefix `__Host-` makes browsers restrict the cookie to this host, TLS and the path `/`. */
export const accessCookie = '__Host-kere_access'
