export const ordersPath = '/dashboard/orders'
export const incomePath = `${ordersPath}/income`
export const statementPath = `${ordersPath}/statement`

/** The lists of codes and of invoices are pages of their own features. */
export const discountCodesPath = `${ordersPath}/discount-codes`
export const invoicesPath = `${ordersPath}/invoices`
export const onlinePaymentsPath = `${ordersPath}/gateway-payments`
