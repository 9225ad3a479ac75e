const key = 'kere:email'

/** Kept between the sign-in pages while the tab is open. */
export const keepEmail = (email: string) => sessionStorage.setItem(key, email)

export const readKeptEmail = () => sessionStorage.getItem(key) ?? ''

export const forgetEmail = () => sessionStorage.removeItem(key)
