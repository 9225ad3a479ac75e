export { FeedbackCall } from './features/feedback/feedback-call.tsx'
