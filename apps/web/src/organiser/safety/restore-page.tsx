import { RestoreFile } from './restore-file.tsx';

/** Restoring where there is no tournament yet. */
export function RestorePage() {
  return (
    <section class="card">
      <RestoreFile />
    </section>
  );
}
