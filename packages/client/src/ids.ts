/**
 * A random id of 128 bits as 32 hex digits. `getRandomValues` is there on plain http too, where `randomUUID` is not.
 */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const key = 'threecount.device';
let remembered: string | null = null;

/** The name under which this browser's actions stand in the log; random, kept in the browser. */
export function deviceName(): string {
  remembered ??= stored();
  return remembered;
}

function stored(): string {
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    const made = newId().slice(0, 12);
    localStorage.setItem(key, made);
    return made;
  } catch {
    // No storage (a private window): a name for as long as the page is open.
    return newId().slice(0, 12);
  }
}
