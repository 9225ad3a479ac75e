import { beforeAll, inject, type RunnerTask } from 'vitest'

// Vitest has no flag for repeating a single test. Its hooks require a destructured first argument.
// oxlint-disable-next-line no-empty-pattern
beforeAll(({}, suite) => {
  for (const task of suite.tasks) repeat(task, inject('times'))
})

function repeat(task: RunnerTask, times: number) {
  if (task.type === 'test') task.repeats = times - 1
  else for (const inner of task.tasks) repeat(inner, times)
}
