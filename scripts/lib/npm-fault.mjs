import { getSystemErrorMap } from 'node:util';

const folder = 'The project folder is not yours to write in: run this as the user who owns it.';
const room = 'There is no room left on the disk.';
const either =
  'Either the package registry was not reached, or something in the project folder is in the way.';

const sentences = { EACCES: folder, EPERM: folder, EROFS: folder, ENOSPC: room };

/**
 * Why npm could not install, as far as its exit code tells. Where the system refused it a file, npm ends with the
 * number of that error, cut to 8 bits (32 on Windows); where the registry does not answer it ends with 1, as for much
 * else.
 */
export function whyNpmFailed(exitCode) {
  for (const [number, [name]] of getSystemErrorMap()) {
    const isIt = exitCode === (number & 255) || exitCode === number >>> 0;
    if (isIt && name in sentences) return sentences[name];
  }
  return either;
}
