// Read by Node versions that are too old as well: keep the syntax plain.

/** The oldest Node that runs Threecount. */
export const oldest = [20, 19];

const numbers = (version) => version.split('.').map(Number);

/** A sentence that refuses this Node, or null where it will do. */
export function refusal(version) {
  const [major, minor] = numbers(version);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return null;
  return `Threecount needs Node ${oldest.join('.')} or newer (24 is recommended). This is Node ${version}.`;
}

/** Whether this Node has SQLite built in and open to use without a flag. */
export function hasBuiltInSqlite(version) {
  const [major, minor] = numbers(version);
  if (major === 22) return minor >= 13;
  if (major === 23) return minor >= 4;
  return major >= 24;
}
