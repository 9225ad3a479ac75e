/** Of the main button of an event's page, so that an address can lead to it. */
export const registerId = 'register'

/** Of the form it stands in, so that the bar of a phone can send it too. */
export const registerFormId = 'register-form'
