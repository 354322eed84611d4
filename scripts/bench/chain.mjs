import path from 'node:path';
import { mustRunCli } from '../lib/built.mjs';
import { median, summary, time } from './measure.mjs';
import { inFolder, listFile } from './simulated.mjs';

/** The day by command, as a newcomer types it. */
const stepsOf = (file) => [
  ['import', file],
  ['draw', '--seed', 'x'],
  ['simulate', '--seed', '1'],
  ['results', '--json'],
  ['verify', '--json'],
];

/** Runs the chain on an empty folder. @returns milliseconds by command, and what came out */
function runChain(list) {
  return inFolder(async (folder) => {
    const data = ['--data', path.join(folder, 'data')];
    const times = [];
    let out = '';
    for (const step of stepsOf(listFile(folder, list))) {
      times.push(await time(async () => (out = await mustRunCli([...step, ...data]))));
    }
    const { ok, envelopes } = JSON.parse(out);
    if (!ok) throw new Error('verify found differences');
    return { times, envelopes };
  });
}

/** Wall time of import, draw, simulate, results and verify through the command line, each as its share of the whole. */
export async function chain({ chainRounds, list }) {
  const runs = [];
  for (let round = 0; round < chainRounds; round += 1) runs.push(await runChain(list));
  const whole = runs.map(({ times }) => times.reduce((a, b) => a + b, 0));
  const rows = stepsOf('').map(([name], index) => {
    const each = runs.map(({ times }) => times[index]);
    const share = Math.round((100 * median(each)) / median(whole));
    return { name: `  ${name}`, ours: summary(each), note: `${share} % of the whole` };
  });
  const empty = [];
  for (let round = 0; round < chainRounds; round += 1) {
    empty.push(await time(() => mustRunCli(['--version'])));
  }
  const total = {
    name: list === undefined ? 'whole chain, 560 invented entries' : `whole chain, ${list}`,
    ours: summary(whole),
    note: `${runs[0].envelopes} envelopes`,
  };
  const start = { name: '  (starting the command alone)', ours: summary(empty), note: '' };
  return [total, ...rows, start].map((row) => ({ theirs: null, ratio: null, aim: null, ...row }));
}
