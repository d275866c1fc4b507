/** One difference between a response and what it is held to. */
export type Mismatch = {
  /** What the response was held to; undefined if there was none. */
  judgement?: 'pact' | 'document';
  /**
   * A path into the body (of JSON in the pact, a JSON pointer in the document), 'status', 'header
   * Content-Type' or 'request' (no response).
   */
  where: string;
  expected?: unknown;
  actual?: unknown;
  text: string;
};

/** The result of one interaction. */
export type Outcome =
  | { status: 'passed' }
  | { status: 'failed'; mismatches: Mismatch[] }
  | { status: 'skipped'; reason: string };

/**
 * The outcome of a response shape that the backend does not use. A pact may list several shapes of
 * one response; the backend has to return one of them.
 */
export const otherResponseShape = {
  status: 'skipped',
  reason: 'the backend returns another of the possible response shapes',
} as const satisfies Outcome;

/** The outcome of an interaction for which there is no response to compare. */
export const requestFailed = (text: string): Outcome => ({
  status: 'failed',
  mismatches: [{ where: 'request', text }],
});

/** Formats a mismatch as one line of text. */
export function formatMismatch({ judgement, where, text }: Mismatch): string {
  const parts = [judgement, where === 'request' ? undefined : where, text];
  return parts
    .filter((part) => part !== undefined)
    .join(': ')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ');
}

type VerifierMismatch = {
  type: string;
  mismatch?: string;
  path?: string;
  key?: string;
  expected?: unknown;
  actual?: unknown;
};
type VerifierFailure = { type: string; mismatches?: VerifierMismatch[]; message?: string };

/** One interaction in the JSON result of Pact's verifier. */
export type VerifierResult = { description: string; result: string; mismatch?: VerifierFailure };

/**
 * Converts a result of Pact's verifier. A status mismatch comes first, because it explains the
 * others.
 */
export function toOutcome({ result, mismatch }: VerifierResult): Outcome {
  if (result === 'OK') return { status: 'passed' };
  const mismatches = (mismatch?.mismatches ?? []).map(toMismatch);
  if (mismatches.length === 0)
    return requestFailed(mismatch?.message ?? `Pact reported ${result} without a reason`);
  return {
    status: 'failed',
    mismatches: mismatches.sort((a, b) => sortOrder(a) - sortOrder(b)),
  };
}

const sortOrder = ({ where }: Mismatch) => (where === 'status' ? 0 : 1);

function toMismatch({ type, mismatch, path, key, expected, actual }: VerifierMismatch): Mismatch {
  const where =
    { StatusMismatch: 'status', HeaderMismatch: `header ${key}`, BodyTypeMismatch: 'body' }[type] ??
    path ??
    type;
  const text =
    type === 'StatusMismatch' ? `expected ${expected}, got ${actual}` : (mismatch ?? type);
  return { judgement: 'pact', where, expected, actual, text };
}
