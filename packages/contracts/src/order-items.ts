/**
 * What can be ordered, by its kind: a line here, and a line in the API's `order-items.registry.ts`. `path` leads to its page,
 * `openPath` to where it is used once it is paid.
 */
export const orderItems = {
  course: { noun: 'course', path: '/courses', openPath: '/dashboard/my-courses', openLabel: 'Start learning' },
} as const

export type OrderItemKind = keyof typeof orderItems

// `keys` forgets the names, and a list of none is no enum.
export const orderItemKinds = Object.keys(orderItems) as [OrderItemKind, ...OrderItemKind[]]
