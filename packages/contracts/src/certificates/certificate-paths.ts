/** The page of a certificate. Other verifiers read the credential and its status list below this address. */
export const certificatePath = (id: string) => `/certificates/${id}`
export const credentialPath = (id: string) => `/certificates/${id}/credential.json`
/** A PNG for sharing, with the credential embedded. */
export const certificatePicturePath = (id: string) => `/certificates/${id}/picture.png`
export const statusListPath = (list: number) => `/certificates/status-lists/${list}/credential.json`
export const didPath = '/.well-known/did.json'

/** The shell forwards this path to the jobs worker, which lets the API answer and checks the proof itself. */
export const verificationPath = '/api/certificate-verifications'
