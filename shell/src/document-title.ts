import { product } from '@kere/brand/brand'

export const documentTitle = (title: string) =>
  title ? `${title} · ${product}` : `${product}: learn it in class, prove it in your city`
