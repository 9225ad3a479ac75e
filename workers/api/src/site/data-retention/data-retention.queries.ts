export { heldData } from '@kere/d1/catalog/held-data'
