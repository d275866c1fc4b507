/** One thing in an answer that is not as the pact says. */
export type Difference = {
  /** A JSON path, 'status', 'header Content-Type' and the like. */
  where: string;
  expected?: unknown;
  actual?: unknown;
  /** The difference in words. */
  text: string;
};

/** What came of one interaction. */
export type Outcome =
  | { kind: 'held' }
  | { kind: 'fell short'; differences: Difference[] }
  | { kind: 'skipped'; reason: string };

/**
 * What becomes of a shape that the backend does not answer, where it answers another of the
 * possible ones.
 */
export const otherShape: Outcome = {
  kind: 'skipped',
  reason: 'the backend answers another of the possible shapes',
};

/** The line in which one difference is shown. */
export function lineOf({ where, text }: Difference): string {
  return (where === 'call' ? text : `${where}: ${text}`).replaceAll(/[\s\p{Cc}]+/gu, ' ');
}

type Mismatch = {
  type: string;
  mismatch?: string;
  path?: string;
  key?: string;
  expected?: unknown;
  actual?: unknown;
};
type Failure = { type: string; mismatches?: Mismatch[]; message?: string };

/** One interaction in the JSON result of Pact's verifier. */
export type VerifierResult = { description: string; result: string; mismatch?: Failure };

/**
 * Reads what Pact's verifier says of one interaction; the status stands first, because it explains
 * the rest.
 */
export function readResult({ result, mismatch }: VerifierResult): Outcome {
  if (result === 'OK') return { kind: 'held' };
  const differences = (mismatch?.mismatches ?? []).map(differenceOf);
  if (differences.length === 0)
    differences.push({
      where: 'call',
      text: mismatch?.message ?? `Pact says ${result} and no more`,
    });
  return { kind: 'fell short', differences: differences.sort((a, b) => rank(a) - rank(b)) };
}

const rank = ({ where }: Difference) => (where === 'status' ? 0 : 1);

function differenceOf({ type, mismatch, path, key, expected, actual }: Mismatch): Difference {
  const where =
    { StatusMismatch: 'status', HeaderMismatch: `header ${key}`, BodyTypeMismatch: 'body' }[type] ??
    path ??
    type;
  const text =
    type === 'StatusMismatch' ? `expected ${expected}, came ${actual}` : (mismatch ?? type);
  return { where, expected, actual, text };
}
