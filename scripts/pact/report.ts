import { type Difference, lineOf, otherShape, type Outcome } from './outcome.ts';
import type { VerifiedInteraction, VerifiedOperation } from './verifyBackend.ts';

const signs: Record<Outcome['kind'], string> = { held: '✓', 'fell short': '✗', skipped: '-' };

/** The one line of an operation. */
export function operationLine(verified: VerifiedOperation, width: number): string {
  return `${signs[verified.kind]} ${verified.operation.id.padEnd(width)}  ${verified.kind}${detailsOf(verified)}`;
}

/** What stands behind an operation's outcome, in words. */
export function detailsOf({ operation, interactions, kind }: VerifiedOperation): string {
  if (interactions.length === 0)
    return `: ${operation.isExtension ? 'an extension, which a backend need not offer' : 'the pact says nothing of it'}`;
  if (kind === 'fell short') return `: ${interactions.flatMap(shortcoming).join('; ')}`;
  const reasons = [
    ...new Set(
      interactions.flatMap(({ outcome }) => (outcome.kind === 'skipped' ? [outcome.reason] : [])),
    ),
  ];
  if (kind === 'skipped') return `: ${reasons.join('; ')}`;
  const held = interactions.filter(({ outcome }) => outcome.kind === 'held').length;
  if (held === interactions.length) return ` (${count(held, 'interaction')})`;
  return ` (${held} of ${count(interactions.length, 'interaction')}; skipped: ${reasons.join('; ')})`;
}

function shortcoming({ interaction, outcome }: VerifiedInteraction): string[] {
  if (outcome.kind !== 'fell short') return [];
  const [first, ...more] = outcome.differences;
  return first
    ? [
        `${interaction.description} -> ${lineOf(first)}${more.length > 0 ? ` (and ${more.length} more)` : ''}`,
      ]
    : [];
}

export type Totals = Record<Outcome['kind'], number> & {
  /** Those that were tried, those that were not and should have been, and all. */
  interactions: number;
  untried: number;
  all: number;
  seconds: number;
};

/** Counts operations by outcome, and the interactions that were tried. */
export function totalsOf(verified: VerifiedOperation[], seconds: number): Totals {
  const of = (kind: Outcome['kind']) => verified.filter((each) => each.kind === kind).length;
  const all = verified.flatMap(({ interactions }) => interactions);
  const skipped = all.filter(({ outcome }) => outcome.kind === 'skipped');
  return {
    held: of('held'),
    'fell short': of('fell short'),
    skipped: of('skipped'),
    interactions: all.length - skipped.length,
    untried: skipped.filter(({ outcome }) => outcome !== otherShape).length,
    all: all.length,
    seconds,
  };
}

/** The last line of a verification. */
export function totalLine({
  held,
  'fell short': fellShort,
  skipped,
  interactions,
  all,
  seconds,
}: Totals): string {
  return `${count(held + fellShort + skipped, 'operation')}: ${held} held, ${fellShort} fell short, ${skipped} skipped (${interactions} of ${count(all, 'interaction')} tried in ${seconds.toFixed(1)} s)`;
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The whole outcome for a program to read. */
export function jsonReport(
  provider: string,
  verified: VerifiedOperation[],
  totals: Totals,
): string {
  const operations = verified.map(({ operation, kind, interactions }) => ({
    operationId: operation.id,
    call: operation.call,
    tag: operation.tag,
    outcome: kind,
    interactions: interactions.map(({ interaction, outcome }) => ({
      description: interaction.description,
      states: interaction.providerStates ?? [],
      outcome: outcome.kind,
      ...(outcome.kind === 'skipped' && { reason: outcome.reason }),
      ...(outcome.kind === 'fell short' && { differences: outcome.differences }),
    })),
  }));
  return `${JSON.stringify({ provider, totals, operations }, null, 2)}\n`;
}

/** The outcome in JUnit's form, as build servers show it: a case for each operation. */
export function junitReport(
  provider: string,
  verified: VerifiedOperation[],
  totals: Totals,
): string {
  const cases = verified.map((each) => {
    const { operation, interactions, kind } = each;
    const details = detailsOf(each).replace(/^[: ]+/, '');
    const differences = interactions.flatMap(({ interaction, outcome }) =>
      outcome.kind === 'fell short'
        ? outcome.differences.map(
            (difference: Difference) => `${interaction.description} -> ${lineOf(difference)}`,
          )
        : [],
    );
    const inside = {
      held: '',
      skipped: `<skipped message="${escape(details)}"/>`,
      'fell short': `<failure message="${escape(details)}">${escape(differences.join('\n'))}</failure>`,
    };
    return `    <testcase classname="${escape(operation.tag)}" name="${escape(operation.id)}">${inside[kind]}</testcase>`;
  });
  const counts = `tests="${verified.length}" failures="${totals['fell short']}" skipped="${totals.skipped}" time="${totals.seconds.toFixed(3)}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite name="${escape(provider)}" ${counts}>`,
    ...cases,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * XML has no way to write most control characters and halves of pairs, which a backend may well
 * have answered.
 */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function escape(text: string): string {
  return text
    .replaceAll(unwritable, ' ')
    .replaceAll(/[&<>"]/g, (character) => entities[character] ?? character);
}
