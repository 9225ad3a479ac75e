import { listScreen } from '@kere/screens/list-screen'
import { feedback } from './feedback.list.tsx'

export const feedbackPage = listScreen(feedback)
