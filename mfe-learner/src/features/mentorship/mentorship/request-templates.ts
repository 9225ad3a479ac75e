export const templates = [
  { name: 'A project I am stuck on', text: 'What I am doing: \nWhere I am stuck: \nWhat I have tried: ' },
  { name: 'Which method to use', text: 'What I want to find out: \nMethods I know of: \nTime and money I have: ' },
  { name: 'A first job', text: 'What I have studied or done: \nThe work I would like: \nMy question: ' },
] as const
