import { createJobs } from './create-jobs.ts'

export default createJobs({
  now: () => Date.now(),
  wait: (milliseconds) => scheduler.wait(milliseconds),
  writeLog: (line) => console.log(line),
  fetch: (...request) => fetch(...request),
})
