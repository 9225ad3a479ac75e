export const ordersPath = '/dashboard/orders'
export const incomePath = `${ordersPath}/income`
export const statementPath = `${ordersPath}/statement`

/** The page on which a month is looked at and closed. */
export const monthPath = (month: string) => `${ordersPath}/months/${month}`

/** The lists of codes and of invoices are pages of their own features. */
export const discountCodesPath = `${ordersPath}/discount-codes`
export const invoicesPath = `${ordersPath}/invoices`
export const onlinePaymentsPath = `${ordersPath}/gateway-payments`
