export { FeedbackCall } from './features/forms/feedback/feedback-call.tsx'
