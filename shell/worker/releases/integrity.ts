export const formatIntegrity = (digest: ArrayBuffer) => `sha384-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`

export const integrityOfBytes = async (bytes: BufferSource) =>
  formatIntegrity(await crypto.subtle.digest('SHA-384', bytes))
