/** What a browser's `integrity` attribute says of these bytes' SHA-384. */
export const formatIntegrity = (digest: ArrayBuffer) => `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`

export const integrityOfBytes = async (bytes: BufferSource) =>
  formatIntegrity(await crypto.subtle.digest('SHA-384', bytes))
