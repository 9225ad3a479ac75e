const key = 'kere:email'

/** From one way in to the next, as long as the tab is open: nobody types their address twice. */
export const keepEmail = (email: string) => sessionStorage.setItem(key, email)

export const readKeptEmail = () => sessionStorage.getItem(key) ?? ''

export const forgetEmail = () => sessionStorage.removeItem(key)
