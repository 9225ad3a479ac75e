import { listScreen } from '@kere/screens/list-screen'
import { contactMessages } from './contact.list.tsx'

export const contactPage = listScreen(contactMessages)
