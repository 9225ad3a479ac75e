import { mkdtemp, rm } from 'node:fs/promises'
import { buildPeer, peers } from './build-peers.ts'
import { runContest } from './contest.ts'
for (const p of peers) await buildPeer(p, console.log)
const stateDir = await mkdtemp('/tmp/kb-')
try { console.dir(await runContest({ stateDir, passes: 1, requests: 800, log: console.log }), {depth:4}) } finally { await rm(stateDir,{recursive:true}) }
process.exit(0)
