import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A path below the root, whatever the separator of the machine. */
export const at = (...parts) => path.join(root, ...parts);
