/** Why a command stops: one line for standard error, and the exit code. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly exitCode: 1 | 2;

  /** @param exitCode 2: bad use or unreadable input; 1: what was asked about does not hold */
  constructor(message: string, exitCode: 1 | 2 = 2) {
    super(message.replace(/\s*\n\s*/g, ' '));
    this.exitCode = exitCode;
  }
}
