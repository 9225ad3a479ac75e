export const ordersPath = '/dashboard/orders'
export const incomePath = `${ordersPath}/income`
export const statementPath = `${ordersPath}/statement`

/** The list of codes is a page of its own feature. */
export const discountCodesPath = `${ordersPath}/discount-codes`
