export const feedbackSent = {
  title: 'Thank You',
  children: 'We have your feedback. We read all of it, and it helps us decide what to improve next.',
}
