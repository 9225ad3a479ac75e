/** For tables and requests. The interface has its languages from the brand, without another file. */
export { languages, type Language } from '@kere/brand/language'
