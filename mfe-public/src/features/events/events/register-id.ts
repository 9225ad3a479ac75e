export const registerId = 'register'

export const registerFormId = 'register-form'
