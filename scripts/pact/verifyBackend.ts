import type { ContractDocument } from '../../openapi/document.ts';
import { type Backend, type BackendResponse, isResponse } from './backend.ts';
import { caseUrl, type Chapter, exampleUrl, listContractCases } from './contractCases.ts';
import { createDocumentCheck } from './documentCheck.ts';
import type { DocumentedOperation } from './operations.ts';
import { type Outcome, otherResponseShape, requestFailed } from './outcome.ts';
import type { Interaction, Pact } from './pactFile.ts';
import { startPactVerifier } from './pactVerifier.ts';
import { planInteractions } from './plan.ts';
import { type CaseResult, runCases } from './runCases.ts';

/** One request and what came of it: an interaction of the pact, or a case of a chapter. */
export type VerifiedRequest = {
  chapter: 'pact' | Chapter;
  description: string;
  path: string;
  interaction?: Interaction;
  outcome: Outcome;
  response?: BackendResponse | undefined;
};

export type VerifiedOperation = {
  operation: DocumentedOperation;
  /** `unbuilt` if the backend does not have the operation yet. */
  status: Outcome['status'] | 'unbuilt';
  requests: VerifiedRequest[];
};

type Verification = {
  document: ContractDocument;
  backend: Backend;
  isUnbuilt: (request: { method: string; path: string }, response: BackendResponse) => boolean;
  pact: Pact;
  /** The operations to verify. Interactions of other operations are left out. */
  operations: DocumentedOperation[];
  /** All operations of the document. */
  allOperations: DocumentedOperation[];
  chapters: Chapter[];
  /** States that the backend is in without a state endpoint. */
  assumedStates: string[];
  /** Whether a skipped request is a failure. */
  isStrict: boolean;
};

/** Verifies a running backend, one operation after the other. Yields the result of each. */
export async function* verifyBackend(options: Verification): AsyncGenerator<VerifiedOperation> {
  const { document, backend, pact, operations, allOperations, chapters, assumedStates } = options;
  const planned = planInteractions(pact, {
    ...backend.provider,
    operations: allOperations,
    assumedStates,
  });
  const check = createDocumentCheck(document);
  const ids = new Set(operations.map(({ id }) => id));
  const cases = await runCases(
    listContractCases(document).filter(
      ({ chapter, entry }) => chapters.includes(chapter) && ids.has(entry.operation.operationId),
    ),
    { document, backend, check, assumedStates },
  );
  const verifier = await startPactVerifier(pact, backend);
  try {
    for (const operation of operations) {
      const own = planned.filter((each) => each.operation === operation);
      const selected = own.filter(({ skipReason }) => skipReason === undefined);
      const results = await verifier.verify(selected.map(({ interaction }) => interaction));
      const interactions = own.map(({ interaction, skipReason: reason }): VerifiedRequest => {
        const { description, request } = interaction;
        const shared = { chapter: 'pact', description, path: request.path, interaction } as const;
        if (reason !== undefined) return { ...shared, outcome: { status: 'skipped', reason } };
        const { outcome, response } = results[
          selected.findIndex((each) => each.interaction === interaction)
        ] ?? { outcome: requestFailed('it was not verified'), response: undefined };
        const differences = response ? check(operation.entry.operation, response) : [];
        return { ...shared, response, outcome: addMismatches(outcome, differences) };
      });
      yield await summarise(options, operation, [
        ...acceptOneShape(interactions),
        ...cases
          .filter(({ contractCase }) => contractCase.entry.operation === operation.entry.operation)
          .map(toRequest),
      ]);
    }
  } finally {
    verifier.close();
  }
}

const toRequest = ({ contractCase, ...result }: CaseResult): VerifiedRequest => ({
  chapter: contractCase.chapter,
  description: contractCase.description,
  path: caseUrl(contractCase),
  ...result,
});

function addMismatches(
  outcome: Outcome,
  differences: Extract<Outcome, { status: 'failed' }>['mismatches'],
): Outcome {
  if (differences.length === 0 || outcome.status === 'skipped') return outcome;
  const found = outcome.status === 'failed' ? outcome.mismatches : [];
  return { status: 'failed', mismatches: [...found, ...differences] };
}

/** If a pact lists several shapes of one response, the backend has to return one of them. */
function acceptOneShape(requests: VerifiedRequest[]): VerifiedRequest[] {
  const key = ({ interaction }: VerifiedRequest) =>
    JSON.stringify([interaction?.request, interaction?.providerStates]);
  const passed = requests
    .filter(({ interaction, outcome }) => interaction?.pending && outcome.status === 'passed')
    .map(key);
  return requests.map((each) =>
    each.interaction?.pending && each.outcome.status === 'failed' && passed.includes(key(each))
      ? { ...each, outcome: otherResponseShape }
      : each,
  );
}

/** An operation passes if at least one of its requests passed and none failed. */
async function summarise(
  options: Verification,
  operation: DocumentedOperation,
  requests: VerifiedRequest[],
): Promise<VerifiedOperation> {
  if (await findUnbuilt(options, operation, requests))
    return operation.isExtension
      ? { operation, status: 'skipped', requests: [] }
      : { operation, status: 'unbuilt', requests };
  const judged = options.isStrict ? requests.map(failIfSkipped) : requests;
  const statuses = judged.map(({ outcome }) => outcome.status);
  const status =
    (['failed', 'passed'] as const).find((each) => statuses.includes(each)) ?? 'skipped';
  return { operation, status, requests: judged };
}

function failIfSkipped(request: VerifiedRequest): VerifiedRequest {
  const { outcome } = request;
  return outcome.status === 'skipped' && outcome !== otherResponseShape
    ? {
        ...request,
        outcome: requestFailed(`skipped, which --strict does not allow: ${outcome.reason}`),
      }
    : request;
}

/**
 * Whether the backend does not have an operation yet. Its successful requests tell, otherwise all
 * others; if nothing was sent because of missing states, a request without token and body.
 */
async function findUnbuilt(
  { document, backend, isUnbuilt }: Verification,
  { entry, method }: DocumentedOperation,
  requests: VerifiedRequest[],
): Promise<boolean> {
  const responsesOf = (list: VerifiedRequest[]) =>
    list.flatMap(({ path, response }) => (response ? [{ path, response }] : []));
  const successes = responsesOf(
    requests.filter(({ interaction }) => (interaction?.response.status ?? 400) < 300),
  );
  const seen = successes.length > 0 ? successes : responsesOf(requests);
  if (seen.length === 0) {
    const path = exampleUrl(document, entry);
    const headers = new Headers({ Accept: 'application/json' });
    const response = await backend.send({ method: method.toUpperCase(), path, headers });
    if (isResponse(response)) seen.push({ path, response });
  }
  return (
    seen.length > 0 && seen.every(({ path, response }) => isUnbuilt({ method, path }, response))
  );
}
