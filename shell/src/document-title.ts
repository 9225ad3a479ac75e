import { product } from '@kere/brand/brand'

/** The title of the window: the page's own, then the product's. */
export const documentTitle = (title: string) =>
  title ? `${title} · ${product}` : `${product}: learn it in class, prove it in your city`
