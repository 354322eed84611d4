import { writeSync } from 'node:fs';
import { openDataFolder } from '../folder/data-folder.ts';

/** A process that takes a data folder as a server does, and then does nothing until it is killed. */
const opened = openDataFolder(process.argv[2] ?? '');
if (opened.ok) opened.folder.writeServerInfo({ port: 8123, pid: process.pid, token: 'secret' });
writeSync(1, opened.ok ? 'taken\n' : `${opened.message}\n`);
setInterval(() => {}, 1000);
