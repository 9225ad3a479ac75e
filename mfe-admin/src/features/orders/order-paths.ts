export const ordersPath = '/dashboard/orders'
export const incomePath = `${ordersPath}/income`
export const statementPath = `${ordersPath}/statement`
