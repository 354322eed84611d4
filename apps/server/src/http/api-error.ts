/** The answer "no" of a route: HTTP status, a stable code and one sentence for the person. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string;
  /** Where in the input the fault is, e.g. `body.date`. */
  readonly place: string | undefined;
  /** What would have been valid there. */
  readonly valid: readonly string[] | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { place?: string; valid?: readonly string[] } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.place = more.place;
    this.valid = more.valid;
  }

  /** The body as `docs/api.md` has it. */
  body(): ErrorBody {
    return {
      code: this.code,
      message: this.message,
      ...(this.place === undefined ? {} : { place: this.place }),
      ...(this.valid === undefined ? {} : { valid: this.valid }),
    };
  }
}

export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly place?: string;
  readonly valid?: readonly string[];
}

export const badInput = (message: string, place?: string): ApiError =>
  new ApiError(400, 'bad-input', message, place === undefined ? {} : { place });

export const notSignedIn = (): ApiError =>
  new ApiError(401, 'not-signed-in', 'Sign in to do this.');

export const notYours = (): ApiError =>
  new ApiError(403, 'not-yours', 'This is not open to you with the link or sign-in you have.');

export const notFound = (what: string): ApiError =>
  new ApiError(404, 'not-found', `There is no such ${what}.`);

/** A refusal of the domain: the request was understood and is not possible now. */
export const refused = (code: string, message: string): ApiError =>
  new ApiError(409, code, message);
