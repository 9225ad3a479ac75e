import { sessionStore } from '@kere/platform/web-storage'

const key = 'kere:email'

/** The email is stored between the sign-in pages while the tab is open. */
export const keepEmail = (email: string) => sessionStore.write(key, email)

export const readKeptEmail = () => sessionStore.read(key) ?? ''

export const forgetEmail = () => sessionStore.remove(key)
