import { formatMismatch, otherResponseShape, type Outcome } from './outcome.ts';
import type { VerifiedInteraction, VerifiedOperation } from './verifyBackend.ts';

const symbols: Record<Outcome['status'], string> = { passed: '✓', failed: '✗', skipped: '-' };

/** The report line of an operation. `width` is the width of the operationId column. */
export function operationLine(verified: VerifiedOperation, width: number): string {
  const { operation, status } = verified;
  return `${symbols[status]} ${operation.id.padEnd(width)}  ${status}${operationDetails(verified)}`;
}

/** The part of an operation's report line after its status. */
export function operationDetails({ operation, interactions, status }: VerifiedOperation): string {
  if (interactions.length === 0)
    return `: ${operation.isExtension ? 'an extension, which is optional for a backend' : 'the pact has no interaction for it'}`;
  if (status === 'failed') return `: ${interactions.flatMap(describeFailure).join('; ')}`;
  const reasons = [
    ...new Set(
      interactions.flatMap(({ outcome }) => (outcome.status === 'skipped' ? [outcome.reason] : [])),
    ),
  ];
  if (status === 'skipped') return `: ${reasons.join('; ')}`;
  const passed = interactions.filter(({ outcome }) => outcome.status === 'passed').length;
  if (passed === interactions.length) return ` (${count(passed, 'interaction')})`;
  return ` (${passed} of ${count(interactions.length, 'interaction')}; skipped: ${reasons.join('; ')})`;
}

function describeFailure({ interaction, outcome }: VerifiedInteraction): string[] {
  if (outcome.status !== 'failed') return [];
  const [first, ...more] = outcome.mismatches;
  return first
    ? [
        `${interaction.description} -> ${formatMismatch(first)}${more.length > 0 ? ` (and ${more.length} more)` : ''}`,
      ]
    : [];
}

/** The numbers of operations by status, and the numbers of interactions. */
export type Totals = Record<Outcome['status'], number> & {
  allInteractions: number;
  verifiedInteractions: number;
  /** Without the response shapes that the backend does not use. */
  skippedInteractions: number;
  seconds: number;
};

export function countTotals(verified: VerifiedOperation[], seconds: number): Totals {
  const countStatus = (status: Outcome['status']) =>
    verified.filter((each) => each.status === status).length;
  const all = verified.flatMap(({ interactions }) => interactions);
  const skipped = all.filter(({ outcome }) => outcome.status === 'skipped');
  return {
    passed: countStatus('passed'),
    failed: countStatus('failed'),
    skipped: countStatus('skipped'),
    allInteractions: all.length,
    verifiedInteractions: all.length - skipped.length,
    skippedInteractions: skipped.filter(({ outcome }) => outcome !== otherResponseShape).length,
    seconds,
  };
}

/** The last line of a verification. */
export function summaryLine(totals: Totals): string {
  const { passed, failed, skipped, allInteractions, verifiedInteractions, seconds } = totals;
  return `${count(passed + failed + skipped, 'operation')}: ${passed} passed, ${failed} failed, ${skipped} skipped (${verifiedInteractions} of ${count(allInteractions, 'interaction')} verified in ${seconds.toFixed(1)} s)`;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The result as JSON, with all mismatches of every interaction. */
export function jsonReport(
  provider: string,
  verified: VerifiedOperation[],
  totals: Totals,
): string {
  const operations = verified.map(({ operation, status, interactions }) => ({
    operationId: operation.id,
    route: operation.route,
    tag: operation.tag,
    status,
    interactions: interactions.map(({ interaction, outcome }) => ({
      description: interaction.description,
      states: interaction.providerStates ?? [],
      ...outcome,
    })),
  }));
  return `${JSON.stringify({ provider, totals, operations }, null, 2)}\n`;
}

/** The result as JUnit XML, with one test case for each operation. */
export function junitReport(
  provider: string,
  verified: VerifiedOperation[],
  totals: Totals,
): string {
  const cases = verified.map((each) => {
    const { operation, interactions, status } = each;
    const details = operationDetails(each).replace(/^[: ]+/, '');
    const mismatches = interactions.flatMap(({ interaction, outcome }) =>
      outcome.status === 'failed'
        ? outcome.mismatches.map(
            (mismatch) => `${interaction.description} -> ${formatMismatch(mismatch)}`,
          )
        : [],
    );
    const content = {
      passed: '',
      skipped: `<skipped message="${escapeXml(details)}"/>`,
      failed: `<failure message="${escapeXml(details)}">${escapeXml(mismatches.join('\n'))}</failure>`,
    };
    return `    <testcase classname="${escapeXml(operation.tag)}" name="${escapeXml(operation.id)}">${content[status]}</testcase>`;
  });
  const counts = `tests="${verified.length}" failures="${totals.failed}" skipped="${totals.skipped}" time="${totals.seconds.toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="${escapeXml(provider)}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** XML cannot contain most control characters or lone surrogates, but a response may. */
const invalidXmlCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escapeXml(text: string): string {
  return text
    .replaceAll(invalidXmlCharacters, ' ')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
