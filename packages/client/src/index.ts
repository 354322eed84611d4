export { deviceName, newId } from './ids.ts';
export { liveClient } from './live/client.ts';
export type { Connection, Follower, LiveClient } from './live/types.ts';
